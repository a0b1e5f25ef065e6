import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import type { Movement } from '#domain/animals/movement.ts';
import { ok } from '#domain/shared/result.ts';
import { movementFromDocument } from '../animals/movement.converter.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { EnclosureMovesQuestion } from './enclosure-list.ts';

/** Listens to the latest moves into and out of an enclosure, the latest first. */
export function watchEnclosureMoves(
  database: Firestore,
  { zooId, enclosureId, pageSize }: EnclosureMovesQuestion,
  watcher: Watcher<readonly Movement[]>,
): Unwatch {
  const latest = (side: 'toEnclosureId' | 'fromEnclosureId') =>
    query(
      collection(database, 'movements'),
      where('zooId', '==', zooId),
      where(side, '==', enclosureId),
      orderBy('movedAtUnix', 'desc'),
      limit(pageSize),
    );
  return watchQueries('movements', [latest('toEnclosureId'), latest('fromEnclosureId')], movementFromDocument, {
    next: (found) => watcher.next(found.ok ? ok(found.value.items.toSorted(latestFirst).slice(0, pageSize)) : found),
    failed: watcher.failed,
  });
}

function latestFirst(a: Movement, b: Movement): number {
  return b.movedAtUnix - a.movedAtUnix || b.recordedAtUnix - a.recordedAtUnix;
}
