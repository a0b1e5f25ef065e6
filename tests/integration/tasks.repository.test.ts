import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getDocs, getFirestore } from 'firebase/firestore';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MyTasks, OneTask, TaskList, TaskPage } from '../../src/data/tasks/task-lists.ts';
import { taskListQueries } from '../../src/data/tasks/task-queries.ts';
import { tasksRepository } from '../../src/data/tasks/tasks.repository.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { setErrorSink } from '../../src/lib/log.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTaskList } from '../support/builders/task-list.ts';
import { aTask } from '../support/builders/task.ts';
import { hear, type Heard } from './support/heard.ts';

const NOW = Date.now();
const HOUR = 3_600_000;
const ZOO = 'park';
const mine: MyTasks = { zooId: ZOO, userId: 'ana', sectorIds: ['savanna'], dueBeforeMs: NOW + 24 * HOUR };
const list = aTaskList({ zooId: ZOO });

let environment: RulesTestEnvironment;
let open: Heard<TaskPage>[] = [];

beforeAll(async () => {
  environment = await openRules('data-tasks');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedSector('savanna', ZOO),
    storedUser('ana', ZOO),
    storedUser('bo', ZOO),
    storedUser('foreign', 'elsewhere'),
  ]);
});
afterEach(() => {
  for (const heard of open) heard.end();
  open = [];
  setErrorSink(null);
});
afterAll(() => environment.cleanup());

const dueIn = (hours: number, differences: Partial<Task> & { taskId: string }): Task =>
  aTask({ zooId: ZOO, scheduledForUnix: NOW - 48 * HOUR, dueAtUnix: NOW + hours * HOUR, ...differences });
const put = (...tasks: Task[]) => place(environment, tasks.map(storedTask));
const repositoryOf = (userId: string) => tasksRepository(as(environment, userId));
const ids = (page: TaskPage) => page.tasks.map((task) => task.taskId);

function watchMine(question = mine, userId = 'ana') {
  const heard = hear<TaskPage>((watcher) => repositoryOf(userId).watchMine(question, watcher));
  open.push(heard);
  return heard;
}
function watchList(differences: Partial<TaskList> = {}, userId = 'ana') {
  const heard = hear<TaskPage>((watcher) => repositoryOf(userId).watchList({ ...list, ...differences }, watcher));
  open.push(heard);
  return heard;
}

describe('a person’s work', () => {
  it('is their own tasks, those they have taken, and unassigned ones in their sectors, by due time', async () => {
    await put(
      dueIn(5, { taskId: 'responsible', responsibleIds: ['bo', 'ana'], sectorIds: ['elsewhere'] }),
      dueIn(-3, { taskId: 'taken', takenBy: 'ana', status: 'IN_PROGRESS' }),
      dueIn(1, { taskId: 'free' }),
      dueIn(2, { taskId: 'free-elsewhere', sectorIds: ['aviary'] }),
      dueIn(2, { taskId: 'of-bo', responsibleIds: ['bo'] }),
      dueIn(2, { taskId: 'taken-by-bo', takenBy: 'bo', status: 'IN_PROGRESS' }),
      dueIn(2, { taskId: 'done', responsibleIds: ['ana'], status: 'DONE', completedAtUnix: NOW }),
      dueIn(25, { taskId: 'later', responsibleIds: ['ana'] }),
    );
    const page = await watchMine().until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(page)).toEqual(['taken', 'free', 'responsible']);
    expect(page).toMatchObject({ waitingIds: [], hasMore: false, unreadable: 0 });
  });

  it('has of a sector’s unassigned tasks only those of one kind, where that is all that is offered', async () => {
    await put(
      dueIn(1, { taskId: 'check', taskType: 'animal_check' }),
      dueIn(2, { taskId: 'feeding', taskType: 'feeding' }),
      dueIn(3, { taskId: 'of-ana', taskType: 'feeding', responsibleIds: ['ana'] }),
    );
    const ofType = [{ taskType: 'animal_check', sectorIds: ['savanna'] }] as const;
    const page = await watchMine({ ...mine, sectorIds: [], ofType }).until((seen) =>
      expect(seen.isFromCache).toBe(false),
    );
    expect(ids(page)).toEqual(['check', 'of-ana']);
  });

  it('is empty, and says so, when there is none', async () => {
    const page = await watchMine().until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(page)).toEqual([]);
  });

  it('follows the changes of others', async () => {
    await put(dueIn(1, { taskId: 'free' }));
    const heard = watchMine();
    await heard.until((page) => expect(ids(page)).toEqual(['free']));
    await put(dueIn(2, { taskId: 'new', responsibleIds: ['ana'] }));
    await heard.until((page) => expect(ids(page)).toEqual(['free', 'new']));
    expect(await repositoryOf('bo').take('free', 'bo')).toMatchObject({ ok: true, value: { takenBy: 'bo' } });
    await heard.until((page) => expect(ids(page)).toEqual(['new']));
  });

  it('shows a task that the person takes without a moment in which it is gone', async () => {
    await put(dueIn(1, { taskId: 'free' }));
    const repository = repositoryOf('ana');
    const heard = hear<TaskPage>((watcher) => repository.watchMine(mine, watcher));
    open.push(heard);
    await heard.until((page) => expect(ids(page)).toEqual(['free']));
    expect(await repository.take('free', 'ana')).toMatchObject({ ok: true, value: { takenBy: 'ana' } });
    await heard.until((page) => expect(page.tasks[0]?.takenBy).toBe('ana'));
    expect(heard.all.every((result) => result.ok && ids(result.value).length === 1)).toBe(true);
  });

  it('is bounded, and says when there is more', async () => {
    await put(...Array.from({ length: 51 }, (_, index) => dueIn(index / 10, { taskId: `t${100 + index}` })));
    const heard = watchMine();
    const page = await heard.until((seen) => expect(seen.isFromCache).toBe(false));
    expect(page.tasks).toHaveLength(50);
    expect([page.hasMore, ids(page)[0], ids(page).at(-1)]).toEqual([true, 't100', 't149']);
  });

  it('reaches over more sectors than one query can name', async () => {
    const sectorIds = Array.from({ length: 61 }, (_, index) => `s${index}`);
    await put(
      dueIn(3, { taskId: 'first', sectorId: 's0', sectorIds: ['s0'] }),
      dueIn(2, { taskId: 'last', sectorId: 's60', sectorIds: ['s60'] }),
      dueIn(1, { taskId: 'both', sectorId: 's1', sectorIds: ['s1', 's28'] }),
    );
    const page = await watchMine({ ...mine, sectorIds }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(page)).toEqual(['both', 'last', 'first']);
  });

  it('is refused to people of another park', async () => {
    const heard = watchMine({ ...mine, userId: 'foreign' }, 'foreign');
    await expect.poll(() => heard.failed, { timeout: 10_000 }).toEqual({ code: 'generic/permission-denied' });
  });
});

describe('the number of a person’s tasks', () => {
  it('is that of their list without its bound, each task counted once', async () => {
    await put(
      ...Array.from({ length: 60 }, (_, index) => dueIn(1, { taskId: `of-ana-${index}`, responsibleIds: ['ana'] })),
      dueIn(-3, { taskId: 'hers and taken', responsibleIds: ['ana'], takenBy: 'ana', status: 'IN_PROGRESS' }),
      dueIn(-3, { taskId: 'taken', takenBy: 'ana', status: 'IN_PROGRESS' }),
      dueIn(1, { taskId: 'free' }),
      dueIn(2, { taskId: 'free-elsewhere', sectorIds: ['aviary'] }),
      dueIn(2, { taskId: 'of-bo', responsibleIds: ['bo'] }),
      dueIn(2, { taskId: 'done', responsibleIds: ['ana'], status: 'DONE', completedAtUnix: NOW }),
      dueIn(25, { taskId: 'later', responsibleIds: ['ana'] }),
    );
    expect(await repositoryOf('ana').countMine(mine)).toEqual({ ok: true, value: 63 });
    expect(await repositoryOf('ana').countMine({ ...mine, sectorIds: [] })).toEqual({ ok: true, value: 62 });
  });
  it('is refused to people of another park', async () => {
    expect(await repositoryOf('foreign').countMine(mine)).toMatchObject({
      ok: false,
      error: { code: 'generic/permission-denied' },
    });
  });
});

describe('a list of tasks', () => {
  beforeEach(() =>
    put(
      dueIn(1, { taskId: 'open', status: 'OPEN' }),
      dueIn(2, { taskId: 'active', status: 'ACTIVE', sectorId: 'aviary', sectorIds: ['aviary', 'savanna'] }),
      dueIn(-1, { taskId: 'started', status: 'IN_PROGRESS', takenBy: 'ana' }),
      dueIn(-20, { taskId: 'done-before', status: 'DONE', completedLate: true, responsibleIds: ['ana'] }),
      dueIn(-2, { taskId: 'done', status: 'DONE' }),
      dueIn(-3, { taskId: 'cancelled', status: 'DELETED' }),
      dueIn(-4, { taskId: 'archived', status: 'ARCHIVED' }),
      dueIn(4, { taskId: 'mine-aviary', sectorId: 'aviary', sectorIds: ['aviary'], responsibleIds: ['ana'] }),
      dueIn(1, { taskId: 'foreign', zooId: 'elsewhere' }),
    ),
  );

  it.each([
    [{ status: 'unfinished' }, ['started', 'open', 'active', 'mine-aviary']],
    [{ status: 'open' }, ['open', 'active', 'mine-aviary']],
    [{ status: 'inProgress' }, ['started']],
    [{ status: 'done' }, ['done', 'done-before']],
    [{ status: 'cancelled' }, ['cancelled']],
    [{ status: 'archived' }, ['archived']],
    [{ sectorId: 'savanna' }, ['started', 'open', 'active']],
    [{ sectorId: 'aviary' }, ['active', 'mine-aviary']],
    [{ mineOf: 'ana' }, ['started', 'mine-aviary']],
    [{ mineOf: 'ana', sectorId: 'aviary' }, ['mine-aviary']],
    [{ mineOf: 'ana', status: 'done' }, ['done-before']],
    [{ dueBeforeMs: NOW }, ['started']],
    [{ dueFromMs: NOW + HOUR, dueBeforeMs: NOW + 4 * HOUR }, ['open', 'active']],
    [{ status: 'done', closedLate: true }, ['done-before']],
    [{ dueBeforeMs: NOW + 2 * HOUR, sectorId: 'savanna' }, ['started', 'open']],
  ] as const)('of %o', async (differences, expected) => {
    const page = await watchList(differences).until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(page)).toEqual(expected);
  });

  it('is as long as it was asked to be, and says when there is more', async () => {
    const short = await watchList({ pageSize: 2 }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect([ids(short), short.hasMore]).toEqual([['started', 'open'], true]);
    const exact = await watchList({ pageSize: 4 }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect([exact.tasks.length, exact.hasMore]).toEqual([4, false]);
  });

  it('leaves out unreadable tasks, counts them and reports them once', async () => {
    const reported: unknown[] = [];
    setErrorSink((_error, context) => reported.push(context));
    await place(environment, [
      { path: 'tasks/broken', data: { ...storedTask(dueIn(0, { taskId: 'broken' })).data, title: 7 } },
    ]);
    const heard = watchList();
    const page = await heard.until((seen) => expect(seen.isFromCache).toBe(false));
    expect([ids(page), page.unreadable]).toEqual([['started', 'open', 'active', 'mine-aviary'], 1]);
    await put(dueIn(9, { taskId: 'new' }));
    await heard.until((seen) => expect(ids(seen)).toContain('new'));
    expect(reported).toEqual([{ where: 'data/tasks', id: 'broken', field: 'title' }]);
  });
});

describe('a list of the people with a role in sectors', () => {
  const holders = [
    { sectorId: 'savanna', userIds: ['vera'] },
    { sectorId: 'aviary', userIds: Array.from({ length: 35 }, (_, index) => `vet-${index}`) },
  ];
  const inAviary = { sectorId: 'aviary', sectorIds: ['aviary'] };

  it('has the tasks of its people in their sectors, however many they are', async () => {
    await put(
      dueIn(3, { taskId: 'of-vera', responsibleIds: ['vera', 'bo'] }),
      dueIn(1, { taskId: 'of-the-last', responsibleIds: ['vet-34'], ...inAviary }),
      dueIn(2, { taskId: 'of-the-first', responsibleIds: ['vet-0'], ...inAviary }),
      dueIn(1, { taskId: 'of-vera-elsewhere', responsibleIds: ['vera'], ...inAviary }),
      dueIn(1, { taskId: 'of-bo', responsibleIds: ['bo'] }),
      dueIn(1, { taskId: 'of-nobody' }),
      dueIn(1, { taskId: 'done', responsibleIds: ['vera'], status: 'DONE' }),
    );
    const page = await watchList({ holders }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(page)).toEqual(['of-the-last', 'of-the-first', 'of-vera']);
    const ofSector = await watchList({ holders, sectorId: 'savanna' }).until((seen) =>
      expect(seen.isFromCache).toBe(false),
    );
    expect(ids(ofSector)).toEqual(['of-vera']);
    const ofPerson = await watchList({ holders, mineOf: 'vera' }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect(ids(ofPerson)).toEqual(['of-vera']);
  });

  it('is empty, and asks for nothing, when nobody holds it', async () => {
    const page = await watchList({ holders: [] }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect([ids(page), page.hasMore]).toEqual([[], false]);
  });

  it('reads on until the page is full, when the first tasks found are not of the role', async () => {
    await put(
      ...Array.from({ length: 30 }, (_, index) =>
        dueIn(index / 10, { taskId: `elsewhere-${index}`, responsibleIds: ['vera'], ...inAviary }),
      ),
      dueIn(5, { taskId: 'of-vera', responsibleIds: ['vera'] }),
      dueIn(6, { taskId: 'of-vera-too', responsibleIds: ['vera'] }),
    );
    const page = await watchList({ holders, pageSize: 2 }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect([ids(page), page.hasMore]).toEqual([['of-vera', 'of-vera-too'], false]);
  });

  it('is refused to people of another park', async () => {
    const heard = watchList({ holders }, 'foreign');
    await expect.poll(() => heard.failed, { timeout: 10_000 }).toEqual({ code: 'generic/permission-denied' });
  });
});

describe('a list of work without tasks that do not show yet', () => {
  const shownTo = { userId: 'ana', atMs: NOW };
  const later = (taskId: string, hours: number, differences: Partial<Task> = {}) =>
    dueIn(hours, { taskId, scheduledForUnix: NOW + 72 * HOUR, authorId: 'bo', ...differences });

  it('fills its pages all the same, and has the person’s own tasks', async () => {
    await put(
      ...Array.from({ length: 30 }, (_, index) => later(`later-${index}`, 80 + index)),
      later('own', 75, { authorId: 'ana' }),
      later('begun', 76, { status: 'IN_PROGRESS' }),
      dueIn(200, { taskId: 'shown', authorId: 'bo' }),
    );
    const page = await watchList({ shownTo, pageSize: 3 }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect([ids(page), page.hasMore]).toEqual([['own', 'begun', 'shown'], false]);
    const all = await watchList({ pageSize: 40 }).until((seen) => expect(seen.isFromCache).toBe(false));
    expect(all.tasks).toHaveLength(33);
  });

  it('reads no task that is planned ahead, whichever query finds it', async () => {
    await put(
      ...Array.from({ length: 30 }, (_, index) => later(`later-${index}`, 80 + index, { responsibleIds: ['ana'] })),
      later('a-week-ahead', 90, { visibilityStart: '1_week', responsibleIds: ['ana'] }),
      later('begun', 76, { status: 'IN_PROGRESS', responsibleIds: [], takenBy: 'ana' }),
      dueIn(200, { taskId: 'free', authorId: 'bo', responsibleIds: [] }),
    );
    const read = async (differences: Partial<TaskList>) => {
      const database = as(environment, 'ana');
      const queries = taskListQueries(database, { ...list, shownTo, ...differences }, 51);
      const answers = await Promise.all(queries.map((query) => getDocs(query)));
      return answers.flatMap(({ docs }) => docs.map(({ id }) => id));
    };
    expect(await read({})).toEqual(['begun', 'a-week-ahead', 'free']);
    expect(await read({ mineOf: 'ana' })).toEqual(['begun', 'a-week-ahead']);
    expect(await read({ isNobodys: true })).toEqual(['free']);
    expect(await read({ status: 'open', sectorId: 'savanna' })).toEqual(['a-week-ahead', 'free']);
  });

  it('has a counterpart: tasks scheduled for later', async () => {
    await put(later('later', 80), dueIn(81, { taskId: 'shown' }));
    const page = await watchList({ status: 'open', scheduledAfterMs: NOW }).until((seen) =>
      expect(seen.isFromCache).toBe(false),
    );
    expect(ids(page)).toEqual(['later']);
  });
});

describe('one task', () => {
  it('is followed, and is not found in another park', async () => {
    await put(dueIn(1, { taskId: 'one' }));
    const heard = hear<OneTask>((watcher) => repositoryOf('ana').watchOne({ zooId: ZOO, taskId: 'one' }, watcher));
    await heard.until(({ task }) => expect(task.status).toBe('OPEN'));
    await repositoryOf('bo').take('one', 'bo');
    await heard.until(({ task }) => expect(task.takenBy).toBe('bo'));
    heard.end();
    const none = hear<OneTask>((watcher) => repositoryOf('ana').watchOne({ zooId: ZOO, taskId: 'none' }, watcher));
    await expect.poll(() => none.all.at(-1)).toEqual({ ok: false, error: { code: 'task/not-found' } });
    none.end();
  });
});

describe('the counts', () => {
  const question = { zooId: ZOO, nowMs: NOW, dayStartMs: NOW - 6 * HOUR, dayEndMs: NOW + 6 * HOUR };

  it('are those of the park', async () => {
    await put(
      dueIn(-8, { taskId: 'yesterday' }),
      dueIn(-1, { taskId: 'late', status: 'IN_PROGRESS' }),
      dueIn(1, { taskId: 'today', status: 'ACTIVE' }),
      dueIn(7, { taskId: 'tomorrow' }),
      dueIn(1, { taskId: 'done', status: 'DONE' }),
      dueIn(1, { taskId: 'foreign', zooId: 'elsewhere' }),
    );
    expect(await repositoryOf('ana').count(question)).toEqual({
      ok: true,
      value: { overdue: 2, inProgress: 1, open: 3, dueToday: 2 },
    });
  });

  it('are unknown without a network', async () => {
    const app = initializeApp({ projectId: 'out-of-reach' }, 'out-of-reach');
    const database = getFirestore(app);
    connectFirestoreEmulator(database, '127.0.0.1', 9);
    expect(await tasksRepository(database).count(question)).toEqual({
      ok: true,
      value: { overdue: null, inProgress: null, open: null, dueToday: null },
    });
    await deleteApp(app);
  });

  it('are refused to people of another park', async () => {
    expect(await repositoryOf('foreign').count(question)).toEqual({
      ok: false,
      error: { code: 'generic/permission-denied' },
    });
  });
});
