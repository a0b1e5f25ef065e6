import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSchedule, aTaskTemplate } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { isRunning, planProcessing } from './recurring-processing.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { occurrenceId } from './task-occurrence.ts';
import { firstOccurrence, nextOccurrence } from './task-recurrence.ts';
import { visibleFrom } from './task-visibility.ts';
import { VISIBILITY_STARTS } from './task.ts';
import type { TaskTemplate } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const FIRST = at('2025-01-15T07:00:00Z');
const DAY = 86_400_000;

const plan = (template: TaskTemplate, now: number) => {
  const result = planProcessing(template, now, ZONE);
  return result.ok ? result.value : result.error.code;
};
const NOTHING = { patch: {}, executions: [], missed: [], unrecorded: 0 };
const MIDNIGHT = at('2025-01-14T23:00:00Z');

describe('processing an automation', () => {
  it('makes nothing before its first task shows', () => {
    expect(plan(aTaskTemplate(), MIDNIGHT - 1)).toEqual(NOTHING);
  });
  it('makes the task and the run of an occurrence as soon as it shows, and counts it', () => {
    expect(plan(aTaskTemplate({ executionCount: 4 }), MIDNIGHT)).toMatchObject({
      patch: { handledUntilUnix: FIRST, nextRunUnix: FIRST + DAY, nextMakeUnix: MIDNIGHT + DAY, executionCount: 5 },
      executions: [
        {
          task: { taskId: 'template-1-20250115', scheduledForUnix: FIRST, createdAtUnix: MIDNIGHT },
          run: { taskId: 'template-1-20250115', templateId: 'template-1', status: 'OPEN' },
        },
      ],
    });
  });
  it('after an outage makes the tasks that are not past their due time, and records the rest as missed without counting them', () => {
    expect(plan(aTaskTemplate({ lastRunUnix: FIRST }), FIRST + 3 * DAY + 1)).toMatchObject({
      patch: { lastRunUnix: FIRST + 3 * DAY, nextRunUnix: FIRST + 4 * DAY, executionCount: 1 },
      executions: [{ task: { scheduledForUnix: FIRST + 3 * DAY } }],
      missed: [
        { taskId: 'template-1-20250116', status: 'MISSED', scheduledForUnix: FIRST + DAY },
        { taskId: 'template-1-20250117', status: 'MISSED', scheduledForUnix: FIRST + 2 * DAY },
      ],
    });
  });
  it('makes no task from before it was created, resumed or changed', () => {
    const resumed = aTaskTemplate({ lastRunUnix: FIRST, activeSinceUnix: FIRST + 10 * DAY + 1 });
    expect(plan(resumed, FIRST + 10 * DAY + 2)).toEqual({
      ...NOTHING,
      patch: { nextRunUnix: FIRST + 11 * DAY, nextMakeUnix: MIDNIGHT + 11 * DAY },
    });
  });
  it('has a last run that is never in the future: a task made ahead counts from the instant it was made', () => {
    const lastRunAt = (now: number) => {
      const done = plan(aTaskTemplate(), now);
      return typeof done === 'string' ? done : done.patch.lastRunUnix;
    };
    expect(lastRunAt(MIDNIGHT)).toBe(MIDNIGHT);
    expect(lastRunAt(FIRST)).toBe(FIRST);
    expect(lastRunAt(FIRST + 1)).toBe(FIRST);
  });
  it('keeps its last run when all occurrences were missed', () => {
    const schedule = aSchedule({ dueAt: 0 });
    const done = plan(aTaskTemplate({ schedule, lastRunUnix: FIRST, handledUntilUnix: FIRST }), FIRST + DAY + 1);
    expect(done).toMatchObject({ patch: { handledUntilUnix: FIRST + DAY, executionCount: 0 } });
    expect(done).not.toHaveProperty('patch.lastRunUnix');
  });
  it('ends when the rule ends', () => {
    const schedule = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=1' });
    expect(plan(aTaskTemplate({ schedule }), FIRST)).toMatchObject({
      patch: { nextRunUnix: null, nextMakeUnix: null },
    });
    const ended = aTaskTemplate({ schedule, lastRunUnix: FIRST, nextRunUnix: null, nextMakeUnix: null });
    expect(plan(ended, FIRST + DAY)).toEqual(NOTHING);
  });
  it('corrects a next run that differs from the schedule', () => {
    const template = aTaskTemplate({ lastRunUnix: FIRST, nextRunUnix: FIRST + 60_000 });
    expect(plan(template, FIRST + 60_000)).toEqual({
      ...NOTHING,
      patch: { nextRunUnix: FIRST + DAY, nextMakeUnix: MIDNIGHT + DAY },
    });
  });
  it('plans one that was never planned', () => {
    expect(plan(aTaskTemplate({ nextRunUnix: null }), FIRST - DAY)).toEqual({
      ...NOTHING,
      patch: { nextRunUnix: FIRST, nextMakeUnix: MIDNIGHT },
    });
  });
  it('reports the fault of a schedule', () => {
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

  it('at any times makes every occurrence once that showed at one of them before it was due, and misses the others', () => {
    fc.assert(
      fc.property(schedules, clocks, fc.constantFrom(...VISIBILITY_STARTS), (differences, times, visibilityStart) => {
        const recurrenceTime = differences.recurrenceTimes[0] ?? differences.recurrenceTime;
        const schedule = aSchedule({ ...differences, recurrenceTime });
        const template = aTaskTemplate({ schedule, visibilityStart, nextRunUnix: null });
        const passes = times.flatMap((time) => [time, time]).toSorted((a, b) => a - b);
        const made: number[] = [];
        const missed: number[] = [];
        let unrecorded = 0;
        for (const now of passes) {
          const done = passAt(template, now);
          made.push(...done.made);
          missed.push(...done.missed);
          unrecorded += done.unrecorded;
          expect(template.nextMakeUnix === null || template.nextMakeUnix > now).toBe(true);
          expect(plan(template, now)).toEqual(NOTHING);
        }
        const shown = shownBy(template, passes.at(-1) ?? 0);
        const isMade = (occurrence: number) => {
          const [shows, due] = windowOf(template, occurrence);
          return passes.some((now) => now >= shows && now < due);
        };
        expect(made).toEqual(shown.filter(isMade));
        expect(missed.length + unrecorded).toBe(shown.length - made.length);
        expect(shown.filter((occurrence) => !isMade(occurrence))).toEqual(expect.arrayContaining(missed));
        expect(template.executionCount).toBe(made.length);
        expect(new Set(made.map((occurrence) => occurrenceId(template, occurrence, ZONE))).size).toBe(made.length);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});

const schedules = fc.record({
  recurrence: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'CUSTOM'),
  recurrenceInterval: fc.integer({ min: 1, max: 3 }),
  recurrenceTime: fc.constantFrom('00:00', '02:30', '08:00', '23:59'),
  recurrenceTimes: fc.constantFrom<string[]>(
    [],
    ['08:00', '12:00', '18:00'],
    ['02:30', '03:00', '03:30'],
    ['00:00', '23:59'],
  ),
  dueAt: fc.constantFrom(null, 0, 3_600_000, 3 * DAY, 80 * DAY),
  rrule: fc.constantFrom(null, 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=DAILY;COUNT=3'),
  recurrenceDayOfMonth: fc.constantFrom(null, 1, 29, 31),
  startAt: fc.integer({ min: at('2024-12-01T00:00:00Z'), max: at('2025-02-01T00:00:00Z') }),
});
const clocks = fc.array(fc.integer({ min: FIRST, max: FIRST + 400 * DAY }), { minLength: 1, maxLength: 20 });

/** Processes the automation at `now` until nothing is left to do, and returns the tasks and missed occurrences. */
function passAt(template: TaskTemplate, now: number) {
  const done = { made: [] as number[], missed: [] as number[], unrecorded: 0 };
  for (;;) {
    const result = plan(template, now);
    if (typeof result === 'string') throw new Error(result);
    done.made.push(...result.executions.map(({ task }) => task.scheduledForUnix));
    done.missed.push(...result.missed.map((run) => run.scheduledForUnix));
    done.unrecorded += result.unrecorded;
    Object.assign(template, result.patch);
    if (result.executions.length === 0) return done;
  }
}

/** Returns the instants at which the task of an occurrence begins to show and is due. */
function windowOf({ schedule, visibilityStart }: TaskTemplate, occurrence: number): [number, number] {
  return [
    visibleFrom({ scheduledForUnix: occurrence, visibilityStart }, ZONE),
    dueAtOfOccurrence(schedule, occurrence, ZONE),
  ];
}

/** Returns every occurrence whose task shows by `now`. */
function shownBy({ schedule, visibilityStart }: TaskTemplate, now: number): number[] {
  const shown: number[] = [];
  let occurrence = firstOccurrence(schedule, ZONE);
  while (occurrence !== null && visibleFrom({ scheduledForUnix: occurrence, visibilityStart }, ZONE) <= now) {
    shown.push(occurrence);
    occurrence = nextOccurrence(schedule, occurrence, ZONE);
  }
  return shown;
}
