import type { Firestore } from 'firebase/firestore';
import type { Animal } from '#domain/animals/animal.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { appError } from '#domain/errors/app-error.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { queriesByIds } from '../firebase/queries-by-ids.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { animalFromDocument } from './animal.converter.ts';
import type { AnimalCalls } from './animal-calls.ts';
import type { AnimalRegister, SharedAnimals, SharedAnimalsQuestion, SomeAnimals } from './animal-register.ts';
import type { AnimalMovesQuestion, ParkMoves } from './movement-list.ts';
import { readParkMoves } from './read-park-moves.ts';
import { watchMoves } from './watch-moves.ts';
import { watchRegister } from './watch-register.ts';
import { watchShared } from './watch-shared.ts';

// The lists of tasks name animals: the library of the calls is fetched with the first of them.
const calls = async () => (await import('./animal-calls.ts')).animalCalls;

export type AnimalsRepository = AnimalCalls & {
  /** Listens to the register of an establishment: every animal, as lists show it. */
  watchRegister(zooId: string, watcher: Watcher<AnimalRegister>): Unwatch;
  /** Listens to the animals that other establishments share with this one. */
  watchShared(question: SharedAnimalsQuestion, watcher: Watcher<SharedAnimals>): Unwatch;
  /** Listens to one animal; 'animal/not-found' when there is none of that id. */
  watchOne(animalId: string, watcher: Watcher<Animal>): Unwatch;
  /** Listens to a few animals by their ids; one that is gone is not among them. */
  watchSome(question: SomeAnimals, watcher: Watcher<readonly Animal[]>): Unwatch;
  /** Listens to the latest changes of place of one animal, the latest first. */
  watchMoves(question: AnimalMovesQuestion, watcher: Watcher<Latest<Movement>>): Unwatch;
  /** Returns every movement of an establishment; needs the server. */
  readParkMoves(zooId: string): Promise<Result<ParkMoves>>;
};

/** Returns the animals of a database. */
export function animalsRepository(database: Firestore): AnimalsRepository {
  return {
    save: async (request) => (await calls()).save(request),
    move: async (request) => (await calls()).move(request),
    changeStatus: async (request) => (await calls()).changeStatus(request),
    merge: async (request) => (await calls()).merge(request),
    watchRegister: (zooId, watcher) => watchRegister(database, zooId, watcher),
    watchShared: (question, watcher) => watchShared(database, question, watcher),
    watchOne: (animalId, watcher) =>
      watchDocument(
        database,
        { collection: 'animals', id: animalId },
        animalFromDocument,
        appError('animal/not-found'),
        watcher,
      ),
    watchSome({ zooId, animalIds }, watcher) {
      const some = queriesByIds(database, { collection: 'animals', zooId }, animalIds);
      return watchQueries('animals', some, animalFromDocument, {
        next: (found) => watcher.next(found.ok ? ok(found.value.items) : found),
        failed: watcher.failed,
      });
    },
    watchMoves: (question, watcher) => watchMoves(database, question, watcher),
    readParkMoves: (zooId) => readParkMoves(database, zooId),
  };
}
