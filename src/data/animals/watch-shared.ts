import { collection, type Firestore, orderBy, query, type Query, where } from 'firebase/firestore';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { RegisterAnimal, SharedAnimals, SharedAnimalsQuestion } from './animal-register.ts';
import { sharedAnimalFromDocument } from './shared-animal.converter.ts';

/** Listens to the animals that other establishments share with this one, establishment by establishment. */
export function watchShared(
  database: Firestore,
  { zooId, size }: SharedAnimalsQuestion,
  watcher: Watcher<SharedAnimals>,
): Unwatch {
  const asked = sharedAnimalsQuery(database, zooId);
  return watchLatest('animals', asked, { count: size, order }, sharedAnimalFromDocument, watcher);
}

/**
 * Returns the query for the animals that others share with an establishment, without a limit. An animal lists its own
 * establishment too, so the query leaves the own animals out; archived ones stay with their establishment.
 */
export function sharedAnimalsQuery(database: Firestore, zooId: string): Query {
  return query(
    collection(database, 'animals'),
    where('authorizedFacilities', 'array-contains', zooId),
    where('isArchived', '==', false),
    where('zooId', '!=', zooId),
    orderBy('zooId'),
  );
}

function order(one: RegisterAnimal, other: RegisterAnimal): number {
  return compare(one.sharedBy?.zooId ?? '', other.sharedBy?.zooId ?? '') || compare(one.animalId, other.animalId);
}

/** Compares ids as the database orders them. */
function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
