import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { isRunning, planProcessing } from './recurring-processing.ts';
import type { TaskTemplate } from './task.ts';

const at = (iso: string) => Date.parse(iso);
const FIRST = at('2025-01-15T07:00:00Z');
const DAY = 86_400_000;

const plan = (template: TaskTemplate, now: number) => {
  const result = planProcessing(template, now, ZONE);
  return result.ok ? result.value : result.error.code;
};
const NOTHING = { patch: {}, execution: null };

describe('processing an automation', () => {
  it('makes nothing before its first occurrence', () => {
    expect(plan(aTaskTemplate(), FIRST - 1)).toEqual(NOTHING);
  });
  it('makes the task and the run of an occurrence from its very instant on, and counts it', () => {
    expect(plan(aTaskTemplate({ executionCount: 4 }), FIRST)).toMatchObject({
      patch: { lastRunUnix: FIRST, nextRunUnix: FIRST + DAY, executionCount: 5 },
      execution: {
        task: { taskId: 'template-1-20250115T0700Z', scheduledForUnix: FIRST, createdAtUnix: FIRST },
        run: { taskId: 'template-1-20250115T0700Z', templateId: 'template-1' },
      },
    });
  });
  it('makes only the latest occurrence after an outage', () => {
    expect(plan(aTaskTemplate({ lastRunUnix: FIRST }), FIRST + 5 * DAY + 1)).toMatchObject({
      patch: { lastRunUnix: FIRST + 5 * DAY, nextRunUnix: FIRST + 6 * DAY, executionCount: 1 },
      execution: { task: { scheduledForUnix: FIRST + 5 * DAY } },
    });
  });
  it('ends when the rule ends', () => {
    const schedule = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=1' });
    expect(plan(aTaskTemplate({ schedule }), FIRST)).toMatchObject({ patch: { nextRunUnix: null } });
    expect(plan(aTaskTemplate({ schedule, lastRunUnix: FIRST, nextRunUnix: null }), FIRST + DAY)).toEqual(NOTHING);
  });
  it('corrects a next run that the schedule does not say', () => {
    const template = aTaskTemplate({ lastRunUnix: FIRST, nextRunUnix: FIRST + 60_000 });
    expect(plan(template, FIRST + 60_000)).toEqual({ patch: { nextRunUnix: FIRST + DAY }, execution: null });
  });
  it('plans one that was never planned', () => {
    expect(plan(aTaskTemplate({ nextRunUnix: null }), FIRST - DAY)).toEqual({
      patch: { nextRunUnix: FIRST },
      execution: null,
    });
  });
  it('says what is wrong with a schedule', () => {
    const schedule = aSchedule({ recurrence: 'CUSTOM', rrule: 'every day' });
    expect(plan(aTaskTemplate({ schedule }), FIRST)).toBe('task/rrule-invalid');
  });
  it.each([
    ['is switched off', { isActive: false }],
    ['is suspended', { status: 'suspended' }],
    ['is archived', { status: 'archived' }],
    ['is deleted', { deletedAtUnix: FIRST }],
    ['does not recur', { schedule: aSchedule({ recurrence: 'NONE' }) }],
  ] as const)('makes nothing of one that %s', (_what, differences) => {
    expect(isRunning(aTaskTemplate(differences))).toBe(false);
    expect(plan(aTaskTemplate(differences), FIRST + DAY)).toEqual(NOTHING);
  });

  it('twice, or as often as one likes, makes every task once and none between', () => {
    const schedules = fc.record({
      recurrence: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'CUSTOM'),
      recurrenceInterval: fc.integer({ min: 1, max: 3 }),
      rrule: fc.constantFrom(null, 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=DAILY;COUNT=3'),
      recurrenceDayOfMonth: fc.constantFrom(null, 1, 29, 31),
      startAt: fc.integer({ min: at('2024-12-01T00:00:00Z'), max: at('2025-02-01T00:00:00Z') }),
    });
    const clocks = fc.array(fc.integer({ min: FIRST, max: FIRST + 400 * DAY }), { maxLength: 40 });
    fc.assert(
      fc.property(schedules, clocks, (differences, times) => {
        const template = aTaskTemplate({ schedule: aSchedule(differences), nextRunUnix: null });
        const made: string[] = [];
        for (const now of times.flatMap((time) => [time, time]).toSorted((a, b) => a - b)) {
          const result = plan(template, now);
          if (typeof result === 'string') throw new Error(result);
          const task = result.execution?.task;
          expect(task?.scheduledForUnix ?? now).toBeLessThanOrEqual(now);
          if (task !== undefined) made.push(task.taskId);
          Object.assign(template, result.patch);
          expect(template.nextRunUnix === null || template.nextRunUnix > now).toBe(true);
          expect(plan(template, now)).toEqual(NOTHING);
        }
        expect(new Set(made).size).toBe(made.length);
        expect(template.executionCount).toBe(made.length);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
