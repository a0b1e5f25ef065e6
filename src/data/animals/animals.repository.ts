import type { Firestore } from 'firebase/firestore';
import type { Animal } from '#domain/animals/animal.ts';
import { appError } from '#domain/errors/app-error.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { animalFromDocument } from './animal.converter.ts';
import { type AnimalCalls, animalCalls } from './animal-calls.ts';
import type { AnimalRegister } from './animal-register.ts';
import type { AnimalMovesQuestion, MovementPage } from './movement-list.ts';
import { watchMoves } from './watch-moves.ts';
import { watchRegister } from './watch-register.ts';

export type AnimalsRepository = AnimalCalls & {
  /** Listens to the register of an establishment: every animal, as lists show it. */
  watchRegister(zooId: string, watcher: Watcher<AnimalRegister>): Unwatch;
  /** Listens to one animal; 'animal/not-found' when there is none of that id. */
  watchOne(animalId: string, watcher: Watcher<Animal>): Unwatch;
  /** Listens to the latest changes of place of one animal, the latest first. */
  watchMoves(question: AnimalMovesQuestion, watcher: Watcher<MovementPage>): Unwatch;
};

/** Returns the animals of a database. */
export function animalsRepository(database: Firestore): AnimalsRepository {
  return {
    ...animalCalls,
    watchRegister: (zooId, watcher) => watchRegister(database, zooId, watcher),
    watchOne: (animalId, watcher) =>
      watchDocument(
        database,
        { collection: 'animals', id: animalId },
        animalFromDocument,
        appError('animal/not-found'),
        watcher,
      ),
    watchMoves: (question, watcher) => watchMoves(database, question, watcher),
  };
}
