import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyNewTask } from '../../functions/src/notifications/notify-new-task.ts';
import { notificationSchema } from '../../src/domain/notifications/notification.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { aSector } from '../support/builders/establishment.ts';
import { aTask } from '../support/builders/task.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { stored } from './support/records.ts';
import { database } from './support/suite.ts';
import { messagesOf } from './support/notifications.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };
const NOW = Date.now();

let zooId: string;
let sectorId: string;
type Name = 'keeper' | 'head' | 'vet' | 'disabled' | 'guest' | 'stranger' | 'author';
let people: Record<Name, string>;

beforeAll(async () => {
  const elsewhere = await createPark();
  zooId = await createPark();
  const idOf = async (differences: Parameters<typeof person>[1] = {}, zoo = zooId) =>
    (await person(zoo, differences)).userId;
  people = {
    keeper: await idOf(),
    head: await idOf(),
    vet: await idOf(),
    disabled: await idOf({ isDisabled: true }),
    guest: await idOf({}, elsewhere),
    stranger: await idOf({}, elsewhere),
    author: await idOf({ userRight: 'admin' }),
  };
  await database.doc(`zoo/${zooId}`).update({ staffAccess: [people.guest] });
  sectorId = `sector-${randomUUID()}`;
  await database.doc(`sectors/${sectorId}`).set(
    aSector({
      sectorId,
      zooId,
      sectorKeeper: [people.keeper, people.disabled],
      managementUserIds: [people.head],
      veterinaryUserIds: [people.vet],
    }),
  );
});
// Each test begins a new hour of its author.
beforeEach(() => database.doc(`sendingActs/${people.author}-task`).delete());
afterAll(closeAll);

/** Stores a task, and returns its id once the trigger has handled it. */
async function aToldTask(differences: Partial<Task> = {}): Promise<string> {
  const taskId = `task-${randomUUID()}`;
  const task = aTask({
    ...{ taskId, zooId, sectorId, sectorIds: [sectorId], authorId: people.author },
    ...{ scheduledForUnix: NOW, dueAtUnix: NOW + 86_400_000, createdAtUnix: NOW, updatedAtUnix: NOW },
    ...differences,
  });
  await database.doc(`tasks/${taskId}`).set(task);
  await vi.waitFor(
    async () => expect(await stored(`tasks/${taskId}`)).toMatchObject({ notificationsSent: { onCreate: true } }),
    PATIENCE,
  );
  return taskId;
}

/** Returns the names of the people notified of a task. */
async function toldOf(taskId: string): Promise<string[]> {
  const { docs } = await database.collection('notifications').where('subjectId', '==', taskId).get();
  const told = docs.map((one) => one.get('userId') as string);
  return Object.entries(people).flatMap(([name, userId]) => told.filter((one) => one === userId).map(() => name));
}

describe('a new task', () => {
  it('without a responsible person notifies the keepers of its sector whose accounts are in use', async () => {
    const taskId = await aToldTask({ title: 'Clôture ouverte' });
    expect(await toldOf(taskId)).toEqual(['keeper']);
    const message = (await messagesOf(people.keeper)).find(({ subjectId }) => subjectId === taskId);
    expect(notificationSchema.parse(message)).toMatchObject({
      kind: 'taskNew',
      title: 'Clôture ouverte',
      zooId,
      sectorId,
      dueAtUnix: NOW + 86_400_000,
      readAtUnix: null,
    });
    expect(message).toHaveProperty('createdAt');
  });
  it('notifies the people responsible, guests too, but never people of elsewhere or its author', async () => {
    const responsibleIds = [people.guest, people.stranger, people.author, people.disabled, 'nobody'];
    expect(await toldOf(await aToldTask({ responsibleIds }))).toEqual(['guest']);
  });
  it('notifies the roles of its type when asked to', async () => {
    const wished: Partial<Task> = { responsibleIds: [people.keeper], sendNotification: true };
    expect(await toldOf(await aToldTask({ ...wished, taskType: 'maintenance' }))).toEqual(['keeper', 'head']);
    expect(await toldOf(await aToldTask({ ...wished, taskType: 'animal_check' }))).toEqual(['keeper', 'vet']);
  });
  it('notifies once, however often and how many at once the event comes', async () => {
    const taskId = await aToldTask();
    const again = await Promise.all(Array.from({ length: 5 }, () => notifyNewTask(database, taskId, NOW)));
    expect(again).toEqual([0, 0, 0, 0, 0]);
    await database.doc(`tasks/${taskId}`).update({ 'notificationsSent.onCreate': false });
    expect(await Promise.all(Array.from({ length: 5 }, () => notifyNewTask(database, taskId, NOW)))).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(await toldOf(taskId)).toEqual(['keeper']);
    expect(await stored(`tasks/${taskId}`)).toMatchObject({ notificationsSent: { onCreate: true } });
  });
  it('handled by two at the same moment makes as many messages as people', async () => {
    const taskId = `task-${randomUUID()}`;
    const task = aTask({ taskId, zooId, sectorId, sectorIds: [sectorId], status: 'DONE', createdAtUnix: NOW });
    await database.doc(`tasks/${taskId}`).set(task);
    // Done for the trigger, open for what follows.
    await database.doc(`tasks/${taskId}`).update({ status: 'OPEN' });
    const told = await Promise.all([notifyNewTask(database, taskId, NOW), notifyNewTask(database, taskId, NOW)]);
    expect(told.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
    expect(await toldOf(taskId)).toEqual(['keeper']);
  });
  it.each([
    ['done', { status: 'DONE' as const }],
    ['a day old, brought in from elsewhere', { createdAtUnix: NOW - 86_400_001 }],
  ])('that is %s notifies nobody', async (_what, differences) => {
    const taskId = `task-${randomUUID()}`;
    const task = aTask({ taskId, zooId, sectorId, sectorIds: [sectorId], createdAtUnix: NOW, ...differences });
    await database.doc(`tasks/${taskId}`).set(task);
    expect(await notifyNewTask(database, taskId, NOW)).toBe(0);
    expect(await toldOf(taskId)).toEqual([]);
  });
  it('that is gone by now notifies nobody', async () => {
    expect(await notifyNewTask(database, `task-${randomUUID()}`, NOW)).toBe(0);
  });

  it('that cannot be read notifies nobody, and is not tried again', async () => {
    const taskId = `task-${randomUUID()}`;
    await database.doc(`tasks/${taskId}`).set({ ...aTask({ taskId, zooId }), title: 7 });
    expect(await notifyNewTask(database, taskId, NOW)).toBe(0);
    expect(await toldOf(taskId)).toEqual([]);
  });
});
