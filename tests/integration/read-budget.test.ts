import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../../src/data/api.ts';
import { repositoriesIn } from '../../src/data/dependencies.ts';
import { tasksApi } from '../../src/data/tasks/tasks.endpoints.ts';
import type { Task } from '../../src/domain/tasks/task.ts';
import { followSession } from '../../src/state/session/follow-session.ts';
import { personSignedIn, selectSession } from '../../src/state/session/session.slice.ts';
import { makeStore } from '../../src/state/store.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTask } from '../support/builders/task.ts';

const ZOO = 'budget-park';
const KEEPER = 'budget-keeper';
const MANAGER = 'budget-manager';
const NOW = Date.now();
const HOUR = 3_600_000;
const SECTORS = Array.from({ length: 20 }, (_, index) => `sector-${index}`);
const USAGE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}/emulator/v1/usage`;

/** Only the local Firestore counts what it bills; the official emulator does not. */
const countsReads = await fetch(USAGE).then(
  (answer) => answer.ok,
  () => false,
);

let environment: RulesTestEnvironment;
let number = 0;

const tasks = (count: number, differences: (index: number) => Partial<Task>) =>
  place(
    environment,
    Array.from({ length: count }, (_, index) => {
      const sectorId = SECTORS[index % SECTORS.length] ?? '';
      const task = { taskId: `task-${(number += 1)}`, zooId: ZOO, sectorId, sectorIds: [sectorId] };
      return storedTask(aTask({ ...task, scheduledForUnix: NOW - 90 * 24 * HOUR, ...differences(index) }));
    }),
  );

beforeAll(async () => {
  environment = await openRules('read-budget');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedUser(KEEPER, ZOO),
    storedUser(MANAGER, ZOO, { userRight: 'admin' }),
    ...SECTORS.map((sectorId, index) => storedSector(sectorId, ZOO, { sectorKeeper: index < 2 ? [KEEPER] : [] })),
  ]);
  await tasks(600, (index) => ({
    dueAtUnix: NOW + (index - 300) * HOUR,
    responsibleIds: index % 3 === 0 ? [KEEPER] : index % 3 === 1 ? ['somebody'] : [],
  }));
  await tasks(100, (index) => ({ dueAtUnix: NOW - index * HOUR, status: 'DONE', responsibleIds: [KEEPER] }));
});
afterAll(() => environment.cleanup());

async function reads(userId = KEEPER): Promise<number> {
  const usage = (await (await fetch(USAGE)).json()) as Record<string, { reads: number } | undefined>;
  return usage[`user:${userId}`]?.reads ?? 0;
}

/**
 * Runs the queries of a keeper's first screen: the person, the establishment, their tasks, the counts and the bell's
 * number.
 */
async function signIn() {
  const database = as(environment, KEEPER);
  const store = makeStore({
    repositories: repositoriesIn(() => Promise.resolve(database)),
  });
  store.dispatch(personSignedIn(KEEPER));
  const end = followSession(store, KEEPER);
  await vi.waitFor(() => expect(selectSession(store.getState()).status).toBe('ready'), { timeout: 10_000 });
  const question = { zooId: ZOO, userId: KEEPER, sectorIds: SECTORS.slice(0, 2), dueBeforeMs: NOW + 12 * HOUR };
  const mine = store.dispatch(tasksApi.endpoints.myTasks.initiate(question));
  const counts = { zooId: ZOO, nowMs: NOW, dayStartMs: NOW - 12 * HOUR, dayEndMs: NOW + 12 * HOUR };
  await Promise.all([mine, store.dispatch(tasksApi.endpoints.taskCounts.initiate(counts))]);
  // The list is longer than it shows, so the bell asks for its length.
  const all = await store.dispatch(tasksApi.endpoints.myTaskCount.initiate({ ...question, nowMs: NOW }));
  expect(all.data).toBeGreaterThan(50);
  return {
    tasks: () => tasksApi.endpoints.myTasks.select(question)(store.getState()).data?.tasks ?? [],
    leave() {
      end();
      store.dispatch(api.util.resetApiState());
    },
  };
}

/** Counts the lists that a manager's home shows: overdue ones of each sector, the week and the one before. */
async function countAsManager() {
  const { tasks: repository } = repositoriesIn(() => Promise.resolve(as(environment, MANAGER)));
  const any = { zooId: ZOO, sectorId: null, mineOf: null, dueFromMs: null, dueBeforeMs: NOW, closedLate: false };
  const overdue = { ...any, status: 'unfinished', pageSize: 1 } as const;
  const bySector = SECTORS.map((sectorId) => ({ ...overdue, sectorId }));
  const late = { ...overdue, status: 'done', closedLate: true } as const;
  const byDay = Array.from({ length: 8 }, (_, day) => NOW - (day + 1) * 24 * HOUR).flatMap((dueFromMs) =>
    [overdue, late].map((list) => ({ ...list, dueFromMs, dueBeforeMs: dueFromMs + 24 * HOUR })),
  );
  const counted = await (await repository()).countLists([...bySector, ...byDay]);
  return counted.ok ? counted.value : [];
}

describe.runIf(countsReads)('the documents read from sign-in to the first screen', () => {
  it('are at most 150, one changed task costs two, and finished tasks cost nothing', async () => {
    const before = await reads();
    const visit = await signIn();
    const cold = (await reads()) - before;
    expect(visit.tasks()).toHaveLength(50);
    const [shown] = visit.tasks();
    await place(environment, [storedTask({ ...shown, title: 'Changed' })]);
    await vi.waitFor(() => expect(visit.tasks()[0]?.title).toBe('Changed'), { timeout: 5_000 });
    const changed = (await reads()) - before - cold;
    visit.leave();

    await tasks(900, (index) => ({ dueAtUnix: NOW - index * HOUR, status: 'DONE', responsibleIds: [KEEPER] }));
    const beforeAgain = await reads();
    (await signIn()).leave();
    const withTenTimesAsManyDone = (await reads()) - beforeAgain;

    console.log(
      `reads: ${cold} cold, ${withTenTimesAsManyDone} with ten times as many done, ${changed} for one change`,
    );
    expect(cold).toBeLessThanOrEqual(150);
    expect(changed).toBeLessThanOrEqual(2);
    expect(Math.abs(withTenTimesAsManyDone - cold)).toBeLessThanOrEqual(cold * 0.1);
  }, 60_000);

  it('are three for each figure of a manager’s home, however many tasks there are', async () => {
    const before = await reads(MANAGER);
    const counts = await countAsManager();
    // One task of each sector is due every twenty hours.
    expect(counts.slice(0, 2)).toEqual([15, 15]);
    const cost = (await reads(MANAGER)) - before;
    console.log(`reads: ${cost} for the ${counts.length} figures of a manager's home`);
    // The count itself, and the account and the establishment that the rules read.
    expect(cost).toBeLessThanOrEqual(3 * counts.length);
  }, 60_000);
});
