import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import { taskSchema } from '../../src/domain/tasks/task.ts';
import { taskRunSchema, type TaskTemplate } from '../../src/domain/tasks/task-template.ts';
import { startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { aSector } from '../support/builders/establishment.ts';
import { aTask } from '../support/builders/task.ts';
import { aSchedule, aTaskTemplate } from '../support/builders/task-template.ts';
import { runsOf } from './support/automations.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const ALL_WELL = { made: 0, missed: 0, unrecorded: 0, planned: 0, unchanged: 0, suspended: 0, failed: 0 };
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

beforeAll(async () => {
  await database.doc('sectors/savanna').set(aSector({ sectorId: 'savanna', zooId: 'zoo-1', sectorKeeper: [] }));
});
// The job processes every automation of the database, also those of other tests.
beforeEach(async () => {
  const { docs } = await database.collection('taskTemplates').get();
  await Promise.all(docs.map((document) => document.ref.delete()));
});

describe('an automation whose task shows', () => {
  it('makes its task and its run, with timestamps beside every instant', async () => {
    const templateId = await anAutomation();
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL, made: 1 });
    const id = `${templateId}-20250115`;
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
      nextMakeUnix: at('2025-01-15T23:00:00Z'),
      nextMake: Timestamp.fromMillis(at('2025-01-15T23:00:00Z')),
    });
  });

  it.each([
    ['the establishment', 'zoo-1'],
    ['another establishment', 'zoo-2'],
  ])(
    'misses the occurrence whose id a person of %s has taken, leaves their task and goes on',
    async (_whose, zooId) => {
      const templateId = await anAutomation();
      const id = `${templateId}-20250115`;
      const byHand = withTimestamps(aTask({ taskId: id, zooId, automationId: null }));
      await database.doc(`tasks/${id}`).set(byHand);
      expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL, missed: 1 });
      expect(await stored(`tasks/${id}`)).toEqual(byHand);
      expect(await stored(`taskRuns/${id}`)).toMatchObject({ templateId, zooId: 'zoo-1', status: 'MISSED' });
      expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ executionCount: 0 });
      expect(await run('2025-01-16T07:00:00Z')).toEqual({ ...ALL_WELL, made: 1 });
      await database.doc(`tasks/${id}`).delete();
    },
  );

  it('makes nothing twice, run again or side by side', async () => {
    const templateId = await anAutomation();
    await Promise.all(Array.from({ length: 5 }, () => run('2025-01-15T07:00:00Z')));
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL });
    expect(await timesOf(templateId)).toEqual(['2025-01-15T07:00']);
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ executionCount: 1 });
  });

  it('keeps the task that is there when its counters were set back', async () => {
    const templateId = await anAutomation();
    await run('2025-01-15T07:00:00Z');
    const path = `tasks/${templateId}-20250115`;
    await database.doc(path).update({ status: 'DONE' });
    await database.doc(`taskTemplates/${templateId}`).update({ handledUntilUnix: null, nextMakeUnix: 0 });
    expect(await run('2025-01-15T08:00:00Z')).toMatchObject({ made: 0, planned: 1 });
    expect(await stored(path)).toMatchObject({ status: 'DONE' });
  });

  it('makes it at midnight of its day, or as long before as it is to show', async () => {
    const today = await anAutomation();
    const days = await anAutomation({ visibilityStart: '2_days', nextMakeUnix: at('2025-01-13T07:00:00Z') });
    expect(await run('2025-01-13T06:59:00Z')).toEqual(ALL_WELL);
    expect(await run('2025-01-13T07:00:00Z')).toEqual({ ...ALL_WELL, made: 1 });
    expect(await run('2025-01-14T22:59:00Z')).toEqual({ ...ALL_WELL, made: 1 });
    expect(await timesOf(days)).toEqual(['2025-01-15T07:00', '2025-01-16T07:00']);
    expect(await timesOf(today)).toEqual([]);
    expect(await run('2025-01-14T23:00:00Z')).toEqual({ ...ALL_WELL, made: 1 });
    expect(await timesOf(today)).toEqual(['2025-01-15T07:00']);
  });

  it('after an outage of five days gets each task that is not past its due time; the others are recorded as missed', async () => {
    const templateId = await anAutomation({ schedule: aSchedule({ dueAt: 2 * 86_400_000 }) });
    expect(await run('2025-01-20T12:00:00Z')).toEqual({ ...ALL_WELL, made: 2, missed: 4 });
    expect(await timesOf(templateId)).toEqual(['2025-01-19T07:00', '2025-01-20T07:00']);
    expect(await runsOf(templateId)).toEqual([
      ['20250115', 'MISSED'],
      ['20250116', 'MISSED'],
      ['20250117', 'MISSED'],
      ['20250118', 'MISSED'],
      ['20250119', 'OPEN'],
      ['20250120', 'OPEN'],
    ]);
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ executionCount: 2 });
  });

  it('after an outage of months is no flood of records, and all tasks that are not past their due time are made', async () => {
    const templateId = await anAutomation({ schedule: aSchedule({ dueAt: 60 * 86_400_000 }) });
    expect(await run('2025-07-15T12:00:00Z')).toEqual({ ...ALL_WELL, made: 60, missed: 50, unrecorded: 72 });
    expect(await timesOf(templateId)).toHaveLength(60);
    expect(await run('2025-07-15T12:00:00Z')).toEqual(ALL_WELL);
  });

  it('makes no task from before it was created, resumed or changed', async () => {
    const templateId = await anAutomation({ activeSinceUnix: at('2025-01-20T07:01:00Z') });
    expect(await run('2025-01-20T12:00:00Z')).toEqual({ ...ALL_WELL, planned: 1 });
    expect(await run('2025-01-21T06:00:00Z')).toEqual({ ...ALL_WELL, made: 1 });
    expect(await timesOf(templateId)).toEqual(['2025-01-21T07:00']);
  });

  it('on the 31st falls on the last day of shorter months', async () => {
    const templateId = await anAutomation({
      schedule: aSchedule({ recurrence: 'MONTHLY', startAt: at('2025-01-31T07:00:00Z'), recurrenceDayOfMonth: 31 }),
    });
    for (const now of [
      '2025-01-31T07:00',
      '2025-02-27T22:59',
      '2025-02-27T23:00',
      '2025-03-30T21:00',
      '2025-03-30T22:00',
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
    const templateId = await anAutomation({ schedule: aSchedule({ recurrence, rrule }), nextMakeUnix: null });
    for (const day of [15, 16, 17, 22]) await run(`2025-01-${day}T07:00:00Z`);
    const times = await timesOf(templateId);
    expect(times).toEqual(rrule === null ? expected : ['2025-01-17T07:00']);
  });
});

describe('an automation that is not due', () => {
  it('and was never planned is planned', async () => {
    const templateId = await anAutomation({ nextRunUnix: null, nextMakeUnix: null });
    expect(await run('2025-01-01T00:00:00Z')).toEqual({ ...ALL_WELL, planned: 1 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({
      nextRunUnix: at('2025-01-15T07:00:00Z'),
      lastRunUnix: null,
      executionCount: 0,
    });
    expect(await tasksOf(templateId)).toEqual([]);
  });

  it('is corrected when its stored next run differs from its schedule', async () => {
    const templateId = await anAutomation({ nextRunUnix: 0, nextMakeUnix: 0 });
    expect(await run('2025-01-01T00:00:00Z')).toMatchObject({ made: 0, planned: 1 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ nextRunUnix: at('2025-01-15T07:00:00Z') });
  });

  it.each([
    ['switched off', { isActive: false }],
    ['suspended', { status: 'suspended' }],
    ['archived', { status: 'archived' }],
    ['deleted', { deletedAtUnix: 1 }],
    ['not recurring', { schedule: aSchedule({ recurrence: 'NONE' }) }],
    ['before its time', { nextMakeUnix: at('2025-02-01T00:00:00Z') }],
  ] as const)('since it is %s, makes nothing', async (_what, differences) => {
    const templateId = await anAutomation(differences);
    expect(await run('2025-01-20T12:00:00Z')).toMatchObject({ made: 0, failed: 0 });
    expect(await tasksOf(templateId)).toEqual([]);
  });

  it('that has ended is not read any more', async () => {
    const templateId = await anAutomation({
      schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=1' }),
    });
    expect(await run('2025-01-15T07:00:00Z')).toMatchObject({ made: 1 });
    expect(await stored(`taskTemplates/${templateId}`)).toMatchObject({ nextRunUnix: null, nextRun: null });
    expect(await run('2025-01-16T07:00:00Z')).toEqual({ ...ALL_WELL });
  });
});

describe('an automation that cannot be processed', () => {
  it.each([
    ['a rule that cannot be read', { schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'every day' }) }],
    ['a start beyond the calendar', { schedule: aSchedule({ startAt: 1e300 }) }],
    ['a field of the wrong type', { title: 12 as unknown as string }],
  ])('for %s does not stop the others', async (_what, differences) => {
    await anAutomation({ ...differences, nextMakeUnix: 1 });
    const good = await anAutomation();
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL, made: 1, failed: 1 });
    expect(await timesOf(good)).toHaveLength(1);
  });
});

describe('more automations than one page', () => {
  it('are all processed, also with failing ones between them', async () => {
    const bad = { schedule: aSchedule({ recurrence: 'CUSTOM', rrule: 'every day' }) } as const;
    await Promise.all(Array.from({ length: 60 }, (_, index) => anAutomation(index < 30 ? bad : {})));
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL, made: 30, failed: 30 });
  });
});

describe('a thousand automations at midnight', () => {
  it('each make their task once, in one pass', async () => {
    const writer = database.bulkWriter();
    for (let number = 0; number < 1_000; number++) {
      const templateId = `thousand-${randomUUID()}`;
      void writer.set(database.doc(`taskTemplates/${templateId}`), aTaskTemplate({ templateId }));
    }
    await writer.close();
    const begun = performance.now();
    expect(await run('2025-01-15T07:00:00Z')).toEqual({ ...ALL_WELL, made: 1_000 });
    console.info(`1,000 automations in one pass: ${Math.round(performance.now() - begun)} ms`);
    expect(await run('2025-01-15T07:00:00Z')).toEqual(ALL_WELL);
  });
});

describe('the scheduled function', () => {
  it('makes what is due by the real clock, once', async () => {
    const activeSinceUnix = startOfDay(Date.now(), ZONE);
    const templateId = await anAutomation({ activeSinceUnix, nextRunUnix: null, nextMakeUnix: null });
    await runSchedule('runRecurringTasks');
    await runSchedule('runRecurringTasks');
    const made = await tasksOf(templateId);
    expect(made).toHaveLength(1);
    expect(startOfDay(made[0]?.['scheduledForUnix'] as number, ZONE)).toBe(activeSinceUnix);
  });
});
