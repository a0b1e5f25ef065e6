import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import { taskRunSchema, taskSchema, type TaskTemplate } from '../../src/domain/tasks/task.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { aSchedule, aTaskTemplate } from '../support/builders/task-template.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const at = (iso: string) => Date.parse(iso);
const run = (iso: string) => processAutomations(database, at(iso), ZONE);

/** Stores an automation under an id of its own and returns the id. */
async function anAutomation(differences: Partial<TaskTemplate> = {}): Promise<string> {
  const templateId = `template-${randomUUID()}`;
  await database.doc(`taskTemplates/${templateId}`).set(aTaskTemplate({ templateId, ...differences }));
  return templateId;
}

async function tasksOf(templateId: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection('tasks').where('automationId', '==', templateId).get();
  return docs.map((document) => document.data()).toSorted((a, b) => a['scheduledForUnix'] - b['scheduledForUnix']);
}

const timesOf = async (templateId: string) =>
  (await tasksOf(templateId)).map((task) => new Date(task['scheduledForUnix'] as number).toISOString().slice(0, 16));
const stored = async (path: string) => (await database.doc(path).get()).data();

// Every automation of the database is looked at: those of other tests would be made in passing.
beforeEach(async () => {
  const { docs } = await database.collection('taskTemplates').get();
  await Promise.all(docs.map((document) => document.ref.delete()));
});

describe('an automation that is due', () => {
  it('makes its task and its run, with timestamps beside every instant', async () => {
    const templateId = await anAutomation();
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ made: 1, planned: 0, unchanged: 0, failed: 0 });
    const id = `${templateId}-20250115T0700Z`;
    const task = await stored(`tasks/${id}`);
    expect(taskSchema.parse(task)).toMatchObject({ taskId: id, status: 'OPEN', automationId: templateId });
    expect(task).toMatchObject({
      scheduledFor: Timestamp.fromMillis(at('2025-01-15T07:00:00Z')),
      dueAt: Timestamp.fromMillis(at('2025-01-16T07:00:00Z')),
      createdAt: Timestamp.fromMillis(at('2025-01-15T07:00:00Z')),
      completedAt: null,
    });
    const taskRun = await stored(`taskRuns/${id}`);
    expect(taskRunSchema.parse(taskRun)).toMatchObject({ taskId: id, templateId, status: 'OPEN' });
    expect(taskRun).toMatchObject({ scheduledFor: Timestamp.fromMillis(at('2025-01-15T07:00:00Z')) });
  });

  it('counts it and moves on to the next', async () => {
    const templateId = await anAutomation({ executionCount: 7 });
    await run('2025-01-15T07:10:00Z');
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({
      executionCount: 8,
      lastRunUnix: at('2025-01-15T07:00:00Z'),
      lastRun: Timestamp.fromMillis(at('2025-01-15T07:00:00Z')),
      nextRunUnix: at('2025-01-16T07:00:00Z'),
      nextRun: Timestamp.fromMillis(at('2025-01-16T07:00:00Z')),
    });
  });

  it('makes nothing twice, run again or side by side', async () => {
    const templateId = await anAutomation();
    await Promise.all(Array.from({ length: 5 }, () => run('2025-01-15T07:00:00Z')));
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ made: 0, planned: 0, unchanged: 0, failed: 0 });
    expect(await timesOf(templateId)).toEqual(['2025-01-15T07:00']);
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ executionCount: 1 });
  });

  it('keeps the task that is there when its counters were set back', async () => {
    const templateId = await anAutomation();
    await run('2025-01-15T07:00:00Z');
    const path = `tasks/${templateId}-20250115T0700Z`;
    await database.doc(path).update({ status: 'DONE' });
    await database.doc(`taskTemplates/${templateId}`).update({ lastRunUnix: null, nextRunUnix: 0 });
    expect(await run('2025-01-15T08:00:00Z')).toMatchObject({ made: 0, planned: 1 });
    expect(await stored(path)).toMatchObject({ status: 'DONE' });
  });

  it('makes only the latest occurrence after an outage', async () => {
    const templateId = await anAutomation();
    await run('2025-01-20T12:00:00Z');
    await run('2025-01-21T07:00:00Z');
    expect(await timesOf(templateId)).toEqual(['2025-01-20T07:00', '2025-01-21T07:00']);
  });

  it('on the 31st falls on the last day of shorter months', async () => {
    const templateId = await anAutomation({
      schedule: aSchedule({ recurrence: 'MONTHLY', startAt: at('2025-01-31T07:00:00Z'), recurrenceDayOfMonth: 31 }),
    });
    for (const now of [
      '2025-01-31T07:00',
      '2025-02-28T06:59',
      '2025-02-28T07:00',
      '2025-03-30T22:00',
      '2025-03-31T06:00',
    ])
      await run(`${now}:00Z`);
    expect(await timesOf(templateId)).toEqual(['2025-01-31T07:00', '2025-02-28T07:00', '2025-03-31T06:00']);
  });

  it.each([
    ['WEEKLY', null, ['2025-01-15T07:00', '2025-01-22T07:00']],
    ['QUARTERLY', null, ['2025-01-15T07:00']],
    ['YEARLY', null, ['2025-01-15T07:00']],
    ['CUSTOM', null, ['2025-01-15T07:00', '2025-01-16T07:00', '2025-01-17T07:00', '2025-01-22T07:00']],
    ['CUSTOM', 'FREQ=WEEKLY;BYDAY=FR', ['2025-01-17T07:00', '2025-01-22T07:00']],
  ] as const)('recurs %s by the rule %s', async (recurrence, rrule, expected) => {
    const templateId = await anAutomation({ schedule: aSchedule({ recurrence, rrule }), nextRunUnix: null });
    for (const day of [15, 16, 17, 22]) await run(`2025-01-${day}T07:00:00Z`);
    const times = await timesOf(templateId);
    expect(times).toEqual(rrule === null ? expected : ['2025-01-17T07:00']);
  });
});

describe('an automation that is not due', () => {
  it('and was never planned is planned', async () => {
    const templateId = await anAutomation({ nextRunUnix: null });
    expect(await run('2025-01-01T00:00:00Z')).toEqual({ made: 0, planned: 1, unchanged: 0, failed: 0 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({
      nextRunUnix: at('2025-01-15T07:00:00Z'),
      lastRunUnix: null,
      executionCount: 0,
    });
    expect(await tasksOf(templateId)).toEqual([]);
  });

  it('is corrected when a browser wrote a next run that its schedule does not say', async () => {
    const templateId = await anAutomation({ nextRunUnix: 0 });
    expect(await run('2025-01-01T00:00:00Z')).toMatchObject({ made: 0, planned: 1 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ nextRunUnix: at('2025-01-15T07:00:00Z') });
  });

  it.each([
    ['switched off', { isActive: false }],
    ['suspended', { status: 'suspended' }],
    ['archived', { status: 'archived' }],
    ['deleted', { deletedAtUnix: 1 }],
    ['not recurring', { schedule: aSchedule({ recurrence: 'NONE' }) }],
    ['before its time', { nextRunUnix: at('2025-02-01T00:00:00Z') }],
  ] as const)('since it is %s, makes nothing', async (_what, differences) => {
    const templateId = await anAutomation(differences);
    expect(await run('2025-01-20T12:00:00Z')).toMatchObject({ made: 0, failed: 0 });
    expect(await tasksOf(templateId)).toEqual([]);
  });

  it('since it has ended, is not read any more', async () => {
    const templateId = await anAutomation({
      schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=1' }),
    });
    expect(await run('2025-01-15T07:00:00Z')).toMatchObject({ made: 1 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ nextRunUnix: null, nextRun: null });
    expect(await run('2025-01-16T07:00:00Z')).toEqual({ made: 0, planned: 0, unchanged: 0, failed: 0 });
  });
});

describe('an automation that cannot be processed', () => {
  it.each([
    ['a rule that cannot be read', { schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'every day' }) }],
    ['a start beyond the calendar', { schedule: aSchedule({ startAt: 1e300 }) }],
    ['a field of the wrong type', { title: 12 as unknown as string }],
  ])('for %s does not stop the others', async (_what, differences) => {
    await anAutomation({ ...differences, nextRunUnix: 1 });
    const good = await anAutomation();
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ made: 1, planned: 0, unchanged: 0, failed: 1 });
    expect(await timesOf(good)).toHaveLength(1);
  });
});

describe('more automations than one page', () => {
  it('are all processed, those that fail between them too', async () => {
    const bad = { schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'every day' }) } as const;
    await Promise.all(Array.from({ length: 60 }, (_, index) => anAutomation(index < 30 ? bad : {})));
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ made: 30, planned: 0, unchanged: 0, failed: 30 });
  });
});

describe('the scheduled function', () => {
  it('makes what is due by the real clock, once', async () => {
    const templateId = await anAutomation({ nextRunUnix: null });
    await runSchedule('runRecurringTasks');
    await runSchedule('runRecurringTasks');
    const made = await tasksOf(templateId);
    expect(made).toHaveLength(1);
    const age = Date.now() - (made[0]?.['scheduledForUnix'] as number);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThanOrEqual(25 * 3_600_000);
  });
});
