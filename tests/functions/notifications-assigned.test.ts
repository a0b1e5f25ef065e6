import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { notifyAssigned } from '../../functions/src/notifications/notify-assigned.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { createPark } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { createTask } from './support/tasks.ts';
import { database } from './support/suite.ts';

const PATIENCE = { timeout: 120_000, interval: 100 };
const AT = Date.now();

let zooId: string;
let ana: string;
let ben: string;
let disabled: string;
let stranger: string;

beforeAll(async () => {
  const elsewhere = await createPark();
  zooId = await createPark();
  const people = [person(zooId), person(zooId), person(zooId, { isDisabled: true }), person(elsewhere)];
  [ana = '', ben = '', disabled = '', stranger = ''] = (await Promise.all(people)).map(({ userId }) => userId);
});
afterAll(closeAll);

/** Returns the people who have a message of this kind about a task, in order. */
async function toldOf(taskId: string): Promise<string[]> {
  const { docs } = await database.collection('notifications').where('subjectId', '==', taskId).get();
  return docs.filter((one) => one.get('kind') === 'taskAssigned').map((one) => one.get('userId'));
}

// Created a year ago: the creation itself is no news.
const aTaskOf = (responsibleIds: string[], differences: Partial<Task> = {}) =>
  createTask(zooId, { responsibleIds, title: 'Clôture ouverte', ...differences });
const tell = (taskId: string, added: readonly string[], by: string | null = null, at = AT) =>
  notifyAssigned(database, taskId, { added, at, by });

describe('somebody who is made responsible for a task later', () => {
  it('is notified by the change itself; people responsible before are not', async () => {
    const taskId = await aTaskOf([ana]);
    await database.doc(`tasks/${taskId}`).update({ responsibleIds: [ana, ben] });
    await vi.waitFor(async () => expect(await toldOf(taskId)).toEqual([ben]), PATIENCE);
    const { docs } = await database.collection('notifications').where('subjectId', '==', taskId).get();
    expect(docs[0]?.data()).toMatchObject({ zooId, userId: ben, title: 'Clôture ouverte', readAtUnix: null });
  });

  it('is notified once, however often and how many at once the event comes', async () => {
    const taskId = await aTaskOf([ana]);
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => tell(taskId, [ana])));
    expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
    expect(await tell(taskId, [ana])).toBe(0);
    expect(await toldOf(taskId)).toEqual([ana]);
  });

  it('is notified again when it was taken from them and given back', async () => {
    const taskId = await aTaskOf([ana]);
    expect(await tell(taskId, [ana])).toBe(1);
    expect(await tell(taskId, [ana], null, AT + 60_000)).toBe(1);
    expect(await toldOf(taskId)).toEqual([ana, ana]);
  });

  it('is not notified of their own change', async () => {
    const taskId = await aTaskOf([ana, ben]);
    expect(await tell(taskId, [ana, ben], ana)).toBe(1);
    expect(await toldOf(taskId)).toEqual([ben]);
  });

  it('is not notified when they no longer are, when their account is not in use, or when they are elsewhere', async () => {
    const taskId = await aTaskOf([disabled, stranger, 'nobody']);
    expect(await tell(taskId, [ana, disabled, stranger, 'nobody'])).toBe(0);
    expect(await toldOf(taskId)).toEqual([]);
  });

  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('is not notified of a task that is %s', async (status) => {
    const taskId = await aTaskOf([ana], { status });
    expect(await tell(taskId, [ana])).toBe(0);
    expect(await toldOf(taskId)).toEqual([]);
  });

  it('is not notified of a task that is gone, or cannot be read', async () => {
    expect(await tell('task-gone', [ana])).toBe(0);
    const taskId = await aTaskOf([ana]);
    await database.doc(`tasks/${taskId}`).update({ title: 7 });
    expect(await tell(taskId, [ana])).toBe(0);
  });
});
