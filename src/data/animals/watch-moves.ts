import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore';
import type { Movement } from '#domain/animals/movement.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { movementFromDocument } from './movement.converter.ts';
import type { AnimalMovesQuestion } from './movement-list.ts';

/** Listens to the latest changes of place of one animal, the latest first. */
export function watchMoves(
  database: Firestore,
  { zooId, animalIds, pageSize }: AnimalMovesQuestion,
  watcher: Watcher<Latest<Movement>>,
): Unwatch {
  const moves = query(
    collection(database, 'movements'),
    where('zooId', '==', zooId),
    animalIds.length === 1 ? where('animalId', '==', animalIds[0]) : where('animalId', 'in', animalIds),
    orderBy('movedAtUnix', 'desc'),
  );
  const order = (one: Movement, other: Movement) =>
    other.movedAtUnix - one.movedAtUnix || other.recordedAtUnix - one.recordedAtUnix;
  return watchLatest('movements', moves, { count: pageSize, order }, movementFromDocument, watcher);
}
