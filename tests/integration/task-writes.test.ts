import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskPage } from '../../src/data/tasks/task-lists.ts';
import { tasksRepository } from '../../src/data/tasks/tasks.repository.ts';
import type { TaskAction } from '../../src/domain/tasks/task-step.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { setClockOffset } from '../../src/lib/clock.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTaskList } from '../support/builders/task-list.ts';
import { aTask } from '../support/builders/task.ts';
import { hear } from './support/heard.ts';
import { oneTask } from './support/one-task.ts';

const NOW = Date.now();
const HOUR = 3_600_000;
const ZOO = 'park';
const PEOPLE = Array.from({ length: 20 }, (_, index) => `keeper-${index}`);

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-task-writes');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedSector('savanna', ZOO),
    ...['ana', 'bo', ...PEOPLE].map((userId) => storedUser(userId, ZOO)),
    storedUser('manager', ZOO, { userRight: 'admin' }),
  ]);
});
afterAll(() => environment.cleanup());

const aStoredTask = async (differences: Partial<Task> = {}): Promise<Task> => {
  const task = aTask({ zooId: ZOO, scheduledForUnix: NOW - HOUR, dueAtUnix: NOW + HOUR, ...differences });
  await place(environment, [storedTask(task)]);
  return task;
};
const read = (taskId = 'task-1') => oneTask(as(environment, 'manager'), taskId);
const repositoryOf = (userId: string) => tasksRepository(as(environment, userId));
async function change(task: Task, action: TaskAction, userId: string) {
  const changed = repositoryOf(userId).change(task, action, userId);
  return changed.ok ? changed.value.confirmed : changed;
}

describe('taking a task', () => {
  it('has one winner of twenty who try at once, and the others learn it', async () => {
    await aStoredTask();
    const results = await Promise.all(PEOPLE.map((userId) => repositoryOf(userId).take('task-1', userId)));
    const winners = PEOPLE.filter((_, index) => results[index]?.ok === true);
    expect(winners).toHaveLength(1);
    expect(await read()).toMatchObject({ takenBy: winners[0], startedBy: winners[0], status: 'IN_PROGRESS' });
    const told = results.flatMap((result) => (result.ok ? [] : [result.error.code]));
    expect(new Set(told)).toEqual(new Set(['task/already-taken']));
  });
  it('is refused when somebody is responsible for it, or it is closed, or gone', async () => {
    await aStoredTask({ responsibleIds: ['bo'] });
    expect(await repositoryOf('ana').take('task-1', 'ana')).toMatchObject({ error: { code: 'task/already-taken' } });
    await aStoredTask({ status: 'DONE' });
    expect(await repositoryOf('ana').take('task-1', 'ana')).toMatchObject({ error: { code: 'task/already-closed' } });
    expect(await repositoryOf('manager').take('none', 'manager')).toMatchObject({ ok: false });
  });
  it('works on a device whose clock is an hour ahead, once the server’s is known', async () => {
    const task = await aStoredTask();
    setClockOffset(HOUR);
    expect(await repositoryOf('ana').take('task-1', 'ana')).toMatchObject({
      error: { code: 'task/self-assign-failed' },
    });
    setClockOffset(0);
    expect(await repositoryOf('ana').take(task.taskId, 'ana')).toMatchObject({ ok: true });
  });
});

describe('an action of a list', () => {
  it.each([
    ['start', 'ana', { status: 'IN_PROGRESS', startedBy: 'ana' }],
    ['close', 'ana', { status: 'DONE', completedBy: 'ana', completedLate: false }],
    ['cancel', 'manager', { status: 'DELETED' }],
    ['archive', 'manager', { status: 'ARCHIVED' }],
  ] as const)('%s is accepted by the rules', async (action, userId, expected) => {
    expect(await change(await aStoredTask(), action, userId)).toEqual({ ok: true, value: null });
    expect(await read()).toMatchObject(expected);
  });
  it('that comes late is closed late', async () => {
    const task = await aStoredTask({ dueAtUnix: NOW - 1 });
    expect(await change(task, 'close', 'ana')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ completedLate: true });
  });
  it('keeps the first start', async () => {
    const task = await aStoredTask({ startedBy: 'bo', startedAtUnix: NOW - HOUR });
    expect(await change(task, 'start', 'ana')).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ startedBy: 'bo', startedAtUnix: NOW - HOUR });
  });
  it('that the rules refuse names the task', async () => {
    const task = await aStoredTask();
    expect(await change(task, 'cancel', 'ana')).toEqual({
      ok: false,
      error: { code: 'task/status-failed', params: { title: task.title } },
    });
  });
  it('that gives back a task of somebody else is refused in words of its own', async () => {
    await aStoredTask({ takenBy: 'bo', status: 'IN_PROGRESS' });
    const seenTooLate = aTask({ zooId: ZOO, takenBy: 'ana', status: 'IN_PROGRESS' });
    expect(await change(seenTooLate, 'release', 'ana')).toMatchObject({ error: { code: 'task/release-failed' } });
  });
  it('that the task does not allow is refused before anything is written', async () => {
    const task = await aStoredTask({ status: 'DONE' });
    expect(await change(task, 'start', 'ana')).toEqual({ ok: false, error: { code: 'task/already-closed' } });
  });
});

describe('without a network', () => {
  const setUp = async () => {
    const task = await aStoredTask({ responsibleIds: ['ana'] });
    const database = as(environment, 'ana');
    const repository = tasksRepository(database);
    const list = aTaskList({ zooId: ZOO, pageSize: 5 });
    const heard = hear<TaskPage>((watcher) => repository.watchList(list, watcher));
    await heard.until((page) => expect(page).toMatchObject({ tasks: [{ status: 'OPEN' }], isFromCache: false }));
    await disableNetwork(database);
    return { task, database, repository, heard };
  };

  it('a change shows at once as waiting, and as done when the network is back', async () => {
    const { task, database, repository, heard } = await setUp();
    const changed = repository.change(task, 'start', 'ana');
    await heard.until((page) =>
      expect(page).toMatchObject({ tasks: [{ status: 'IN_PROGRESS' }], waitingIds: ['task-1'], isFromCache: true }),
    );
    await enableNetwork(database);
    expect(changed.ok && (await changed.value.confirmed)).toEqual({ ok: true, value: null });
    await heard.until((page) =>
      expect(page).toMatchObject({ tasks: [{ status: 'IN_PROGRESS' }], waitingIds: [], isFromCache: false }),
    );
    heard.end();
  });

  it('a change that somebody else has made impossible is undone and reported', async () => {
    const { task, database, repository, heard } = await setUp();
    const changed = repository.change(task, 'start', 'ana');
    await aStoredTask({ responsibleIds: ['ana'], status: 'ARCHIVED' });
    await enableNetwork(database);
    expect(changed.ok && (await changed.value.confirmed)).toEqual({
      ok: false,
      error: { code: 'task/closed-meanwhile', params: { title: task.title } },
    });
    await heard.until((page) => expect(page).toMatchObject({ tasks: [], waitingIds: [] }));
    heard.end();
  });

  it('a change that waits is followed by its undoing, and both are recorded beside the steps of others', async () => {
    const { task, database, repository, heard } = await setUp();
    const closed = repository.change(task, 'close', 'ana');
    const after = closed.ok ? closed.value.after : task;
    const reopened = repository.change(after, 'reopen', 'ana');
    await heard.until((page) =>
      expect(page).toMatchObject({ tasks: [{ status: 'OPEN', completedBy: null }], waitingIds: ['task-1'] }),
    );
    // Meanwhile a colleague has given the task back.
    const earlier = { step: 'release', by: 'bo', atUnix: NOW - HOUR } as const;
    await aStoredTask({ steps: [earlier] });
    await enableNetwork(database);
    expect(closed.ok && (await closed.value.confirmed)).toEqual({ ok: true, value: null });
    expect(reopened.ok && (await reopened.value.confirmed)).toEqual({ ok: true, value: null });
    expect(await read()).toMatchObject({
      ...{ status: 'OPEN', completedBy: null, completedAtUnix: null },
      steps: [earlier, { step: 'close', by: 'ana' }, { step: 'reopen', by: 'ana', ofUnix: after.completedAtUnix }],
    });
    heard.end();
  });
});
