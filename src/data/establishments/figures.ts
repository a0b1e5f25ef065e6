import {
  collection,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { DONE_PERIOD_MS, type EstablishmentFigures } from '#domain/establishments/figures.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { UNFINISHED_STATUSES } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { toAppError } from '../firebase/failure.ts';
import { readInstant } from '../firebase/instants.ts';

/** The number of establishments counted at a time: each takes up to eight queries. */
const AT_A_TIME = 5;

/** Returns how many people who are not deleted each establishment has; 'generic/offline' without a network. */
export async function countPeople(
  database: Firestore,
  zooIds: readonly string[],
): Promise<Result<Record<string, number>>> {
  return counted(zooIds, async (zooId) => [
    zooId,
    await count(database, 'users', zooId, where('isDeleted', '==', false)),
  ]).then((result) => (result.ok ? ok(Object.fromEntries(result.value) as Record<string, number>) : result));
}

/** Returns the figures of each establishment at `now`; 'generic/offline' without a network. */
export function countFigures(
  database: Firestore,
  zooIds: readonly string[],
  now: EpochMs,
): Promise<Result<EstablishmentFigures[]>> {
  return counted(zooIds, async (zooId) => {
    const people = (...more: QueryConstraint[]) =>
      count(database, 'users', zooId, where('isDeleted', '==', false), ...more);
    const tasks = (...more: QueryConstraint[]) => count(database, 'tasks', zooId, ...more);
    const isUnfinished = where('status', 'in', UNFINISHED_STATUSES);
    const [peopleActive, peoplePending, peopleDisabled, tasksOpen, tasksOverdue, tasksDone, lastActivityUnix] =
      await Promise.all([
        people(where('isDisabled', '==', false), where('userStatus', '==', 'active')),
        people(where('isDisabled', '==', false), where('userStatus', '==', 'pending')),
        people(where('isDisabled', '==', true)),
        tasks(isUnfinished),
        tasks(isUnfinished, where('dueAt', '<', Timestamp.fromMillis(now))),
        tasks(where('status', '==', 'DONE'), where('completedAt', '>=', Timestamp.fromMillis(now - DONE_PERIOD_MS))),
        lastActivity(database, zooId, now),
      ]);
    return { zooId, peopleActive, peoplePending, peopleDisabled, tasksOpen, tasksOverdue, tasksDone, lastActivityUnix };
  });
}

async function counted<T>(zooIds: readonly string[], ask: (zooId: string) => Promise<T>): Promise<Result<T[]>> {
  // An aggregation has no answer from this device's copy.
  if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
  const answers: T[] = [];
  try {
    for (let start = 0; start < zooIds.length; start += AT_A_TIME) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time is the point
      answers.push(...(await Promise.all(zooIds.slice(start, start + AT_A_TIME).map(ask))));
    }
    return ok(answers);
  } catch (error) {
    return fail(toAppError(error, 'data/establishments'));
  }
}

async function count(
  database: Firestore,
  of: 'users' | 'tasks',
  zooId: string,
  ...more: QueryConstraint[]
): Promise<number> {
  const all = query(collection(database, of), where('zooId', '==', zooId), ...more);
  return (await getCountFromServer(all)).data().count;
}

/** The server counts and sums, but returns no greatest value: the one task changed last is read. */
async function lastActivity(database: Firestore, zooId: string, now: EpochMs): Promise<EpochMs | null> {
  const latest = query(
    collection(database, 'tasks'),
    where('zooId', '==', zooId),
    // A stamp later than `now`, from a device whose clock is ahead, does not count yet.
    where('updatedAt', '<=', Timestamp.fromMillis(now)),
    orderBy('updatedAt', 'desc'),
    limit(1),
  );
  const [task] = (await getDocs(latest)).docs;
  const instant = task === undefined ? null : readInstant(task.data(), 'updatedAt');
  return typeof instant === 'number' ? instant : null;
}
