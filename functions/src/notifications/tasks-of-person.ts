import type { Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { taskSchema, UNFINISHED_STATUSES } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { SECTORS, TASKS } from '../common/paths.ts';

const shortSchema = z.pick(taskSchema, { taskId: true, title: true, dueAtUnix: true });
export type ShortTask = z.infer<typeof shortSchema>;

/** The most tasks of each kind that are read; a mail names fewer. */
const MAX_TASKS = 50;
/** Firestore takes thirty alternatives: three statuses times ten sectors. */
const SECTORS_PER_QUERY = 10;

/**
 * Returns the person's unfinished tasks that are due before an instant, the earliest first: those they are responsible
 * for, those they have taken, and unassigned ones in their sectors, as the dashboard shows them. Empty when nothing
 * waits.
 */
export async function tasksOfPerson(
  database: Firestore,
  { userId, zooId }: Pick<User, 'userId' | 'zooId'>,
  dueBefore: EpochMs,
): Promise<ShortTask[]> {
  const common = (query: Query) =>
    query
      .where('zooId', '==', zooId)
      .where('status', 'in', UNFINISHED_STATUSES)
      .where('dueAt', '<', new Date(dueBefore))
      .orderBy('dueAt')
      .limit(MAX_TASKS);
  const all = database.collection(TASKS);
  const sectorIds = await ownSectors(database, userId, zooId);
  const queries = [
    all.where('responsibleIds', 'array-contains', userId),
    all.where('takenBy', '==', userId),
    ...inTens(sectorIds).map((some) =>
      all.where('responsibleIds', '==', []).where('takenBy', '==', null).where('sectorIds', 'array-contains-any', some),
    ),
  ];
  const found = await Promise.all(queries.map((query) => common(query).get()));
  const tasks = found
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const read = shortSchema.safeParse(document.data());
      return read.success ? [read.data] : [];
    });
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()].toSorted((a, b) => a.dueAtUnix - b.dueAtUnix);
}

/** Returns the ids of the sectors in whose team the person is, in any role. */
async function ownSectors(database: Firestore, userId: string, zooId: string): Promise<string[]> {
  const lists = ['sectorKeeper', 'managementUserIds', 'veterinaryUserIds', 'nutritionUserIds'];
  const found = await Promise.all(
    lists.map((list) =>
      database.collection(SECTORS).where('zooId', '==', zooId).where(list, 'array-contains', userId).limit(100).get(),
    ),
  );
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}

function inTens(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / SECTORS_PER_QUERY) }, (_, index) =>
    ids.slice(index * SECTORS_PER_QUERY, (index + 1) * SECTORS_PER_QUERY),
  );
}
