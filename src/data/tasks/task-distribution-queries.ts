import { collection, type Firestore, orderBy, query, type Query, Timestamp, where } from 'firebase/firestore';
import type { SpanCount } from '#domain/tasks/task-distribution.ts';
import { type TaskStatus, UNFINISHED_STATUSES } from '#domain/tasks/task.ts';

const STORED: Readonly<Record<SpanCount['counted'], readonly TaskStatus[]>> = {
  unfinished: UNFINISHED_STATUSES,
  open: ['OPEN', 'ACTIVE'],
  inProgress: ['IN_PROGRESS'],
  done: ['DONE'],
  doneLate: ['DONE'],
};

/** Returns the query for one count of a sector's tasks. */
export function spanCountQuery(
  database: Firestore,
  { zooId, sectorId }: { readonly zooId: string; readonly sectorId: string },
  { counted, fromMs, untilMs }: SpanCount,
): Query {
  const isLate = counted === 'doneLate';
  return query(
    collection(database, 'tasks'),
    where('zooId', '==', zooId),
    where('status', 'in', STORED[counted]),
    where('sectorIds', 'array-contains', sectorId),
    ...(isLate ? [where('completedLate', '==', true)] : []),
    where('dueAt', '>=', Timestamp.fromMillis(fromMs)),
    where('dueAt', '<', Timestamp.fromMillis(untilMs)),
    // The order of the lists, to share their indexes; the count does not depend on it.
    orderBy('dueAt', isLate ? 'desc' : 'asc'),
  );
}
