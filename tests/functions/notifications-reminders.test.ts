import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOldMessages } from '../../functions/src/notifications/forget-old-messages.ts';
import { remindOfTasks } from '../../functions/src/notifications/remind-of-tasks.ts';
import { NOTHING_SENT, type Task } from '../../src/domain/tasks/task.ts';
import { aTask } from '../support/builders/task.ts';
import { createNotification, messagesOf } from './support/notifications.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database, runSchedule } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (iso: string) => Date.parse(iso);
const DUE = at('2025-06-10T14:00:00Z');

let zooId: string;
let keeper: string;
let disabled: string;
beforeAll(async () => {
  zooId = await createPark();
  keeper = (await person(zooId)).userId;
  disabled = (await person(zooId, { isDisabled: true })).userId;
});
afterAll(closeAll);

// The job processes every task of the database, also those of other tests.
beforeEach(async () => {
  for (const collection of ['tasks', 'notifications']) {
    const { docs } = await database.collection(collection).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  }
});

/** Stores a task of the keeper, made long before it is due. */
async function store(differences: Partial<Task> = {}): Promise<string> {
  const taskId = `task-${randomUUID()}`;
  const task = aTask({
    ...{ taskId, zooId, responsibleIds: [keeper], dueAtUnix: DUE, createdAtUnix: DUE - 7 * DAY },
    ...{ notificationsSent: { ...NOTHING_SENT, onCreate: true } },
    ...differences,
  });
  await database.doc(`tasks/${taskId}`).set(task);
  return taskId;
}
const kindsOf = async (userId: string) => (await messagesOf(userId)).map(({ kind }) => kind);

describe('a reminder', () => {
  it('comes 24 hours before and one hour before, each once, and is marked on the task', async () => {
    const taskId = await store();
    const steps = [
      [DUE - DAY - 1, []],
      [DUE - DAY, ['taskReminder24h']],
      [DUE - DAY + HOUR, ['taskReminder24h']],
      [DUE - HOUR - 1, ['taskReminder24h']],
      [DUE - HOUR, ['taskReminder24h', 'taskReminder1h']],
      [DUE - 1, ['taskReminder24h', 'taskReminder1h']],
    ] as const;
    for (const [now, kinds] of steps) {
      await remindOfTasks(database, now);
      expect([now - DUE, await kindsOf(keeper)]).toEqual([now - DUE, kinds]);
    }
    expect(await stored(`tasks/${taskId}`)).toMatchObject({
      notificationsSent: { onCreate: true, reminder24h: true, reminder1h: true },
    });
  });
  it('comes once from two runs at the same time', async () => {
    await store();
    const reports = await Promise.all([remindOfTasks(database, DUE - DAY), remindOfTasks(database, DUE - DAY)]);
    expect(reports.reduce((sum, { told }) => sum + told, 0)).toBe(1);
    expect(await kindsOf(keeper)).toEqual(['taskReminder24h']);
    expect(await remindOfTasks(database, DUE - DAY)).toEqual({ told: 0, reminded: 0, failed: 0 });
  });
  it('goes to the person who has taken the task, and to nobody whose account is disabled', async () => {
    await store({ takenBy: keeper, responsibleIds: [disabled] });
    await store({ responsibleIds: [disabled] });
    expect(await remindOfTasks(database, DUE - DAY)).toEqual({ told: 1, reminded: 2, failed: 0 });
    expect(await kindsOf(disabled)).toEqual([]);
  });
  it.each([
    ['closed', { status: 'DONE' as const }],
    ['cancelled', { status: 'DELETED' as const }],
    ['made within the last 24 hours', { createdAtUnix: DUE - DAY }],
    ['due already', { dueAtUnix: DUE - DAY }],
  ])('does not come of a task that is %s', async (_what, differences) => {
    const taskId = await store(differences);
    expect(await remindOfTasks(database, DUE - DAY)).toEqual({ told: 0, reminded: 0, failed: 0 });
    expect(await stored(`tasks/${taskId}`)).toMatchObject({ notificationsSent: { reminder24h: false } });
  });
  it('of one hour still comes of a task that was made within the last day', async () => {
    await store({ createdAtUnix: DUE - 2 * HOUR });
    await remindOfTasks(database, DUE - DAY);
    await remindOfTasks(database, DUE - HOUR);
    expect(await kindsOf(keeper)).toEqual(['taskReminder1h']);
  });
  it.each(['2025-03-30T07:00:00Z', '2025-10-26T07:00:00Z'])(
    'comes 24 real hours before %s, when clocks changed in the night',
    async (due) => {
      await store({ dueAtUnix: at(due), createdAtUnix: 0 });
      await remindOfTasks(database, at(due) - DAY - 1);
      expect(await kindsOf(keeper)).toEqual([]);
      await remindOfTasks(database, at(due) - DAY);
      expect(await kindsOf(keeper)).toEqual(['taskReminder24h']);
    },
  );
  it('comes for all of more tasks than one page holds, also with unreadable ones between them', async () => {
    const bad = { title: 12 as unknown as string };
    await Promise.all(Array.from({ length: 120 }, (_, index) => store(index % 2 === 0 ? bad : {})));
    expect(await remindOfTasks(database, DUE - DAY)).toEqual({ told: 60, reminded: 60, failed: 60 });
  });
});

describe('the scheduled function', () => {
  it('reminds by the real clock', async () => {
    await store({ dueAtUnix: Date.now() + 30 * 60_000 });
    await runSchedule('sendReminders');
    await runSchedule('sendReminders');
    expect(await kindsOf(keeper)).toEqual(['taskReminder1h']);
  });
});

describe('old messages', () => {
  it('go 30 days after they were read, or 90 days after they came', async () => {
    const now = DUE;
    const kept = [
      await createNotification(zooId, keeper, { createdAtUnix: now - 80 * DAY, readAtUnix: now - 30 * DAY + 1 }),
      await createNotification(zooId, keeper, { createdAtUnix: now - 90 * DAY + 1 }),
    ];
    await createNotification(zooId, keeper, { createdAtUnix: now - 40 * DAY, readAtUnix: now - 30 * DAY });
    await createNotification(zooId, keeper, { createdAtUnix: now - 90 * DAY });
    expect(await forgetOldMessages(database, now)).toBe(2);
    expect((await messagesOf(keeper)).map(({ notificationId }) => notificationId).toSorted()).toEqual(kept.toSorted());
    expect(await forgetOldMessages(database, now)).toBe(0);
  });
  it('go in pages, however many there are', async () => {
    await Promise.all(Array.from({ length: 610 }, () => createNotification(zooId, keeper, { createdAtUnix: 1 })));
    expect(await forgetOldMessages(database, DUE)).toBe(610);
  });
});
