import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { movementFromDocument } from './movement.converter.ts';
import type { AnimalMovesQuestion, MovementPage } from './movement-list.ts';

/** Listens to the latest changes of place of one animal, the latest first. */
export function watchMoves(
  database: Firestore,
  { zooId, animalId, pageSize }: AnimalMovesQuestion,
  watcher: Watcher<MovementPage>,
): Unwatch {
  const latest = query(
    collection(database, 'movements'),
    where('zooId', '==', zooId),
    where('animalId', '==', animalId),
    orderBy('movedAtUnix', 'desc'),
    limit(pageSize),
  );
  return watchQueries('movements', [latest], movementFromDocument, {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, size, unreadable } = found.value;
      const movements = items.toSorted((a, b) => b.movedAtUnix - a.movedAtUnix || b.recordedAtUnix - a.recordedAtUnix);
      return watcher.next(ok({ movements, hasMore: size === pageSize, unreadable }));
    },
    failed: watcher.failed,
  });
}
