import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetSendingActs, maySend } from '../../functions/src/common/send-limit.ts';
import { notifyAssigned } from '../../functions/src/notifications/notify-assigned.ts';
import { MAX_ACTS_AN_HOUR, SENDING_HOUR_MS, type SendingKind } from '../../src/domain/notifications/send-limits.ts';
import { aSector } from '../support/builders/establishment.ts';
import { aTask } from '../support/builders/task.ts';
import { messagesOf } from './support/notifications.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database } from './support/suite.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };
const { task: MAX_TASKS } = MAX_ACTS_AN_HOUR;

let zooId: string;
let sectorId: string;
let team: Person[];
beforeAll(async () => {
  zooId = await createPark();
  sectorId = `sector-${randomUUID()}`;
  team = await Promise.all(Array.from({ length: 7 }, () => person(zooId)));
  const sectorKeeper = team.map(({ userId }) => userId);
  await database.doc(`sectors/${sectorId}`).set(aSector({ sectorId, zooId, sectorKeeper }));
});
afterAll(closeAll);

/** Returns a new task of the sector. */
const taskBy = (authorId: string, responsibleIds: readonly string[] = []) => {
  const [taskId, now] = [`task-${randomUUID()}`, Date.now()];
  return aTask({
    ...{ taskId, zooId, sectorId, sectorIds: [sectorId], authorId, responsibleIds: [...responsibleIds] },
    ...{ scheduledForUnix: now, dueAtUnix: now + 86_400_000, createdAtUnix: now, updatedAtUnix: now },
  });
};
const storeTask = (task: ReturnType<typeof taskBy>) => database.doc(`tasks/${task.taskId}`).set(task);
const kindsOf = async (userId: string) => {
  const kinds = (await messagesOf(userId)).map(({ kind }) => kind);
  return {
    news: kinds.filter((kind) => kind !== 'taskMore').length,
    more: kinds.filter((kind) => kind === 'taskMore').length,
  };
};
/** Stores the state of a person who has done so many acts of a kind in the last hour. */
const acted = (userId: string, kind: SendingKind, count: number, lastAtUnix = Date.now()) =>
  database.doc(`sendingActs/${userId}-${kind}`).set({
    acts: Array.from({ length: count }, (_unused, at) => ({ id: `earlier-${at}`, atUnix: lastAtUnix })),
    lastAtUnix,
  });

describe('forty tasks of one person for a team of seven', () => {
  it('make a bounded number of messages, and one that stands for the others', async () => {
    const author = await person(zooId, { userRight: 'admin', userFirstname: 'Ana', userLastname: 'Keller' });
    const tasks = Array.from({ length: 40 }, () => taskBy(author.userId));
    await Promise.all(tasks.map(storeTask));
    await vi.waitFor(async () => {
      const told = await database.collection('tasks').where('authorId', '==', author.userId).get();
      expect(told.docs.filter((one) => one.get('notificationsSent.onCreate') === true)).toHaveLength(40);
    }, PATIENCE);
    for (const { userId } of team) {
      // oxlint-disable-next-line no-await-in-loop -- seven of them
      const messages = await messagesOf(userId);
      const more = messages.filter(({ kind }) => kind === 'taskMore');
      expect(messages.length - more.length).toBe(MAX_TASKS);
      // The hour may have ended meanwhile.
      expect([1, 2]).toContain(more.length);
      expect(more[0]).toMatchObject({ title: 'Ana Keller', subjectId: author.userId, readAtUnix: null });
    }
  });
});

describe('a task that its author assigns', () => {
  it.each([
    ['just under the limit', MAX_TASKS - 1, { news: 1, more: 0 }],
    ['at the limit', MAX_TASKS, { news: 0, more: 1 }],
    ['over the limit', MAX_TASKS + 1, { news: 0, more: 1 }],
  ])('%s is told of accordingly, also when it is handled twice', async (_what, count, expected) => {
    const [author, keeper] = await Promise.all([person(zooId), person(zooId)]);
    await acted(author.userId, 'task', count);
    const task = { ...taskBy(author.userId, [keeper.userId]), createdAtUnix: Date.now() - 2 * 86_400_000 };
    await storeTask(task);
    const assignment = { added: [keeper.userId], at: Date.now(), by: author.userId };
    await notifyAssigned(database, task.taskId, assignment);
    await notifyAssigned(database, task.taskId, assignment);
    expect(await kindsOf(keeper.userId)).toEqual(expected);
  });
});

describe('the count of acts', () => {
  it('takes simultaneous acts up to the limit, and no more', async () => {
    const userId = randomUUID();
    const now = Date.now();
    const answers = await Promise.all(
      Array.from({ length: MAX_ACTS_AN_HOUR.announcement + 3 }, (_unused, at) =>
        maySend(database, { userId, kind: 'announcement', id: `act-${at}` }, now),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(MAX_ACTS_AN_HOUR.announcement);
  });
  it('is forgotten after an hour', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    const now = Date.now();
    await acted(old, 'task', 1, now - SENDING_HOUR_MS);
    await acted(young, 'task', 1, now - SENDING_HOUR_MS + 60_000);
    await forgetSendingActs(database, now);
    const exists = async (userId: string) => (await database.doc(`sendingActs/${userId}-task`).get()).exists;
    expect([await exists(old), await exists(young)]).toEqual([false, true]);
  });
});

const information = () => ({
  ...{ zooId, informationId: null, title: 'Pont fermé', type: 'info', content: 'Le pont est fermé.' },
  ...{ priority: 'normal', displayFromUnix: Date.now(), displayUntilUnix: Date.now() + 86_400_000 },
  ...{ needsConfirmation: true, expectedUpdatedAtUnix: null },
  recipients: { everyone: true, sectorIds: [], roles: [], userIds: [] },
});
const TOO_MANY = { success: false, error: { code: 'generic/too-many-requests' } };

describe('a person who publishes information', () => {
  it('may do so just under the limit, and not at it; a refused one counts for nothing', async () => {
    const admin = await person(zooId, { userRight: 'admin' });
    await acted(admin.userId, 'information', MAX_ACTS_AN_HOUR.information - 1);
    expect(await admin.call('saveInformation', { ...information(), title: '' })).toMatchObject({ success: false });
    expect(await admin.call('saveInformation', information())).toMatchObject({ success: true });
    expect(await admin.call('saveInformation', information())).toEqual(TOO_MANY);
  });
  it('may still correct at the limit what everybody has been told of', async () => {
    const admin = await person(zooId, { userRight: 'admin' });
    const saved = await admin.call('saveInformation', information());
    const { informationId } = (saved as unknown as { data: { informationId: string } }).data;
    const expectedUpdatedAtUnix = (await database.doc(`information/${informationId}`).get()).get('updatedAtUnix');
    await acted(admin.userId, 'information', MAX_ACTS_AN_HOUR.information);
    const corrected = { ...information(), title: 'Pont rouvert', informationId, expectedUpdatedAtUnix };
    expect(await admin.call('saveInformation', corrected)).toMatchObject({ success: true });
  });
  it('cannot remind of it at the limit', async () => {
    const admin = await person(zooId, { userRight: 'admin' });
    const saved = await admin.call('saveInformation', information());
    const { informationId } = (saved as unknown as { data: { informationId: string } }).data;
    await acted(admin.userId, 'informationReminder', MAX_ACTS_AN_HOUR.informationReminder);
    expect(await admin.call('remindInformation', { zooId, informationId })).toEqual(TOO_MANY);
    await acted(admin.userId, 'informationReminder', MAX_ACTS_AN_HOUR.informationReminder - 1);
    expect(await admin.call('remindInformation', { zooId, informationId })).toMatchObject({ success: true });
  });
});
