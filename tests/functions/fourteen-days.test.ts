import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeAutomation } from '../../functions/src/automations/change-automation.ts';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import { remindOfTasks } from '../../functions/src/notifications/remind-of-tasks.ts';
import { processAutomations } from '../../functions/src/scheduled/process-automations.ts';
import { tasksRepository } from '../../src/data/tasks/tasks.repository.ts';
import { timelineRepository } from '../../src/data/timeline/timeline.repository.ts';
import type { AutomationAction } from '../../src/domain/tasks/task-template.ts';
import { transition } from '../../src/domain/tasks/task-transition.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import type { SourceState } from '../../src/domain/timeline/merge.ts';
import { type AnimalPark, createAnimalPark } from './support/animal-park.ts';
import { createAutomation } from './support/automations.ts';
import { callInProcess, outcomeOf } from './support/call-in-process.ts';
import {
  AUTOMATIONS,
  END,
  type Expected,
  expectedOf,
  remindersOf,
  RESUMED_AT,
  runsOfJobs,
  SKIPPED_AT,
  SUSPENDED_AT,
  templateOf,
} from '../support/fourteen-days.ts';
import { instantOf, reading } from '../support/paris-march.ts';
import { allOf } from './support/ledger.ts';
import { messagesOf } from './support/notifications.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const HOUR = 3_600_000;
const DAYS = [
  ...[24, 25, 26, 27, 28, 29, 30, 31].map((day) => [3, day] as const),
  ...[1, 2, 3, 4, 5, 6].map((day) => [4, day] as const),
];
/** The instants of each day at which tasks are closed, and at which the database is checked. */
const CLOSING = DAYS.map(([month, day]) => instantOf(reading(month, day, 17)));
const LOOKS = DAYS.map(([month, day]) => instantOf(reading(month, day, 23)));

let park: AnimalPark;
let browser: ReturnType<typeof getFirestore>;
let templateIds: string[];
let expected: Expected[];
/** The instants at which tasks were closed, by id. */
const closed = new Map<string, number>();

beforeAll(async () => {
  // The jobs process every automation and task of the database, also those of other tests.
  for (const collection of ['taskTemplates', 'tasks', 'notifications']) {
    const { docs } = await database.collection(collection).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  }
  park = await createAnimalPark();
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080').split(':');
  browser = getFirestore(park.people.keeper.auth.app);
  connectFirestoreEmulator(browser, host, Number(port));
  templateIds = await Promise.all(
    AUTOMATIONS.map((known) =>
      createAutomation(park.zooId, park.sectorId, templateOf(known, park.people.keeper.userId)),
    ),
  );
  expected = AUTOMATIONS.flatMap((known, number) => expectedOf(known, templateIds[number]!, runsOfJobs()));
});
afterAll(() => park.close());

const idOf = (name: string) => templateIds[AUTOMATIONS.findIndex((known) => known.name === name)]!;

async function change(name: string, action: AutomationAction, at: number): Promise<void> {
  const data = { zooId: park.zooId, templateId: idOf(name), action };
  const signedInAt = Date.now();
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  const answer = await callInProcess(changeAutomation, park.people.lead.userId, data, signedInAt).finally(() =>
    vi.useRealTimers(),
  );
  expect(outcomeOf(answer)).toBe('done');
}

/** The jobs of one quarter of an hour; every so often, two or three of them at once. */
async function runJobs(now: number, times: number): Promise<void> {
  const together = <Report>(job: () => Promise<Report>) => Promise.all(Array.from({ length: times }, job));
  const processed = await together(() => processAutomations(database, now, ZONE));
  const reminded = await together(() => remindOfTasks(database, now));
  expect([...processed, ...reminded].reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
}

/** Closes every second open task of the park. */
async function closeSome(now: number): Promise<void> {
  const open = (await allOf<Task>('tasks', park.zooId)).filter(({ status }) => status === 'OPEN');
  const some = open.toSorted((a, b) => (a.taskId < b.taskId ? -1 : 1)).filter((_task, number) => number % 2 === 0);
  await Promise.all(
    some.map(async (task) => {
      const patch = transition(task, 'close', park.people.keeper.userId, now);
      if (!patch.ok) throw new Error(patch.error.code);
      await database.doc(`tasks/${task.taskId}`).update(withTimestamps(patch.value));
      closed.set(task.taskId, now);
    }),
  );
}

const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted();
const madeBy = (now: number) => expected.filter(({ became, madeAt }) => became === 'task' && madeAt <= now);

/**
 * Expects the database, the bell, the dashboard's figures and the timeline to show the events up to the end of a day.
 */
async function expectAgreement(now: number): Promise<void> {
  const made = madeBy(now);
  const tasks = await allOf<Task>('tasks', park.zooId);
  expect(sorted(tasks.map(({ taskId, status, createdAtUnix }) => [taskId, status, createdAtUnix]))).toEqual(
    sorted(made.map(({ id, madeAt }) => [id, closed.has(id) ? 'DONE' : 'OPEN', madeAt])),
  );
  const open = made.filter(({ id }) => !closed.has(id));
  const [dayStartMs, dayEndMs] = [now - 23 * HOUR, now + HOUR];
  const { zooId, sectorId, people } = park;
  const mine = { zooId, userId: people.keeper.userId, sectorIds: [sectorId], dueBeforeMs: dayEndMs };
  const repository = tasksRepository(browser);
  expect(await repository.countMine(mine)).toEqual({
    ok: true,
    value: open.filter(({ dueAtUnix }) => dueAtUnix < dayEndMs).length,
  });
  const isChangeDay = dayStartMs < instantOf(reading(3, 30, 3)) && now > instantOf(reading(3, 30, 3));
  const startMs = isChangeDay ? dayStartMs + HOUR : dayStartMs;
  expect(await repository.count({ zooId, nowMs: now, dayStartMs: startMs, dayEndMs })).toEqual({
    ok: true,
    value: {
      overdue: open.filter(({ dueAtUnix }) => dueAtUnix < now).length,
      inProgress: 0,
      open: open.length,
      dueToday: open.filter(({ dueAtUnix }) => dueAtUnix >= startMs && dueAtUnix < dayEndMs).length,
    },
  });
  expect(sorted(await timeline())).toEqual(sorted([...closed]));
}

/** Returns the closed tasks of the timeline, with their times. */
async function timeline(): Promise<[string, number][]> {
  const question = { sectorId: null, animalId: null, personId: null, readerId: null, fromMs: null, untilMs: null };
  const entries: [string, number][] = [];
  let next: readonly SourceState[] | null = null;
  do {
    const step = await timelineRepository(browser).read({ ...question, zooId: park.zooId, kinds: ['task'] }, next);
    if (!step.ok) throw new Error(step.error.code);
    for (const { source, subjectId, atUnix } of step.value.entries)
      if (source === 'taskClosed') entries.push([subjectId, atUnix]);
    next = step.value.next;
  } while (next !== null);
  return entries;
}

describe('fourteen days with the change of the clocks and a day without any job', () => {
  it('agree with the database each evening in the bell, the dashboard’s figures and the timeline', async () => {
    const acts = [
      [SUSPENDED_AT, 'suspended and resumed', 'suspend'],
      [SKIPPED_AT, 'skipped once', 'skipNext'],
      [RESUMED_AT, 'suspended and resumed', 'resume'],
    ] as const;
    const begun = performance.now();
    for (const [number, now] of runsOfJobs().entries()) {
      for (const [at, name, action] of acts) if (at === now) await change(name, action, at);
      await runJobs(now, number % 10 === 0 ? 3 : 1);
      if (CLOSING.includes(now)) await closeSome(now);
      if (LOOKS.includes(now)) await expectAgreement(now);
    }
    console.info(`Fourteen days: ${Math.round(performance.now() - begun)} ms, ${closed.size} tasks closed`);
    await expectAgreement(END - HOUR);
  });

  it('make each occurrence once; of the day without jobs, occurrences past their due time are recorded as missed', async () => {
    const tasks = await allOf<Task>('tasks', park.zooId);
    const made = expected.filter(({ became }) => became === 'task');
    expect(
      sorted(tasks.map(({ taskId, scheduledForUnix, dueAtUnix }) => [taskId, scheduledForUnix, dueAtUnix])),
    ).toEqual(sorted(made.map(({ id, scheduledForUnix, dueAtUnix }) => [id, scheduledForUnix, dueAtUnix])));
    const missed = expected.filter(({ became }) => became === 'MISSED').map(({ id }) => id);
    expect(missed).toEqual([
      `${idOf('each day, with four hours for it')}-20250328`,
      `${idOf('each second day')}-20250328`,
      `${idOf('three times a day')}-20250328-0800`,
      `${idOf('three times a day')}-20250328-1200`,
    ]);
    const ofThatDay = tasks.filter(({ taskId }) => taskId.endsWith('-20250328')).map(({ title }) => title);
    expect(ofThatDay.toSorted()).toEqual([
      'each day',
      'each day at a time that 30 March does not have',
      'each day, a day before',
      'five times',
      'skipped once',
      'twice a week',
    ]);
    for (const [number, { name }] of AUTOMATIONS.entries()) {
      const own = made.filter(({ id }) => id.startsWith(templateIds[number]!));
      expect([name, (await stored(`taskTemplates/${templateIds[number]}`))?.['executionCount']]).toEqual([
        name,
        own.length,
      ]);
    }
  });

  it('have a run of every occurrence with its final status', async () => {
    const runs = () => allOf<{ taskId: string; status: string }>('taskRuns', park.zooId);
    const said = expected
      .filter(({ madeAt }) => madeAt < END)
      .map(({ id, became }) => [id, became === 'task' ? (closed.has(id) ? 'DONE' : 'OPEN') : became]);
    // An event copies a task's status into its run.
    await expect
      .poll(async () => sorted((await runs()).map(({ taskId, status }) => [taskId, status])), { timeout: 60_000 })
      .toEqual(sorted(said));
  });

  it('remind of each task a day and an hour before it is due, once, unless it was closed by then', async () => {
    const due = remindersOf(expected, closed, runsOfJobs());
    const messages = await messagesOf(park.people.keeper.userId);
    const reminders = messages.filter(({ kind }) => kind !== 'taskNew');
    expect(sorted(reminders.map(({ kind, subjectId }) => [kind, subjectId]))).toEqual(sorted(due));
    for (const kind of ['taskReminder24h', 'taskReminder1h'])
      expect(due.filter(([one]) => one === kind).length).toBeGreaterThan(20);
    const marked = (await allOf<Task>('tasks', park.zooId)).flatMap(({ taskId, notificationsSent }) => [
      ...(notificationsSent.reminder24h ? [['taskReminder24h', taskId]] : []),
      ...(notificationsSent.reminder1h ? [['taskReminder1h', taskId]] : []),
    ]);
    expect(sorted(marked)).toEqual(sorted(due));
  });
});
