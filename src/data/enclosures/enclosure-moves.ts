import { and, collection, type Firestore, limit, or, orderBy, query, where } from 'firebase/firestore';
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
  // One query for both sides reads no moves beyond the page.
  const latest = query(
    collection(database, 'movements'),
    and(
      where('zooId', '==', zooId),
      or(where('toEnclosureId', '==', enclosureId), where('fromEnclosureId', '==', enclosureId)),
    ),
    orderBy('movedAtUnix', 'desc'),
    limit(pageSize),
  );
  return watchQueries('movements', [latest], movementFromDocument, {
    next: (found) => watcher.next(found.ok ? ok(found.value.items.toSorted(latestFirst)) : found),
    failed: watcher.failed,
  });
}

function latestFirst(a: Movement, b: Movement): number {
  return b.movedAtUnix - a.movedAtUnix || b.recordedAtUnix - a.recordedAtUnix;
}
