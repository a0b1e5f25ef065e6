import type { AnimalImportRepository } from '../../../src/data/animal-import/animal-import.repository.ts';
import type { AnimalSharesRepository } from '../../../src/data/animal-shares/animal-shares.repository.ts';
import type { AnimalRegister, RegisterAnimal } from '../../../src/data/animals/animal-register.ts';
import type { AnimalsRepository } from '../../../src/data/animals/animals.repository.ts';
import type { Latest } from '../../../src/data/live/latest.ts';
import { NO_MAPPING } from '../../../src/domain/animal-import/kept-mapping.ts';
import type { AnimalShare } from '../../../src/domain/animal-shares/animal-share.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { Movement } from '../../../src/domain/animals/movement.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { allOf, liveSource } from './live-source.ts';

export type KnownAnimals = {
  readonly animals?: AnimalRegister['animals'];
  /** animals that other establishments share */
  readonly sharedAnimals?: readonly RegisterAnimal[];
  /** the shares of every list */
  readonly shares?: readonly AnimalShare[];
  /** the animal of a page */
  readonly animal?: Animal;
  readonly movements?: readonly Movement[];
};

/** Returns the repositories of animals, their shares and their import, with their sources. */
export function animalsOf(known: KnownAnimals) {
  const animalSources = {
    register: liveSource<AnimalRegister>({ animals: known.animals ?? [], unreadable: 0 }),
    shared: liveSource<Latest<RegisterAnimal>>(allOf(known.sharedAnimals ?? [])),
    shares: liveSource<Latest<AnimalShare>>(allOf(known.shares ?? [])),
    animal: liveSource<Animal>(known.animal),
    /** animals that a page names */
    known: liveSource<readonly Animal[]>(known.animal === undefined ? [] : [known.animal]),
    movements: liveSource<Latest<Movement>>(allOf(known.movements ?? [])),
  };
  const animals: AnimalsRepository = {
    watchRegister: (_zooId, watcher) => animalSources.register.watch(watcher),
    watchShared: (_question, watcher) => animalSources.shared.watch(watcher),
    watchSome: (_question, watcher) => animalSources.known.watch(watcher),
    watchOne: (_animalId, watcher) => animalSources.animal.watch(watcher),
    watchMoves: (_question, watcher) => animalSources.movements.watch(watcher),
    readParkMoves: () => Promise.resolve(ok({ moves: known.movements ?? [], unreadable: 0 })),
    save: ({ animalId }) => Promise.resolve(ok({ animalId: animalId ?? 'new' })),
    move: ({ animalIds }) => Promise.resolve(ok({ moved: animalIds.length })),
    merge: ({ keptId }) => Promise.resolve(ok({ animalId: keptId })),
    changeStatus: ({ animalIds }) => Promise.resolve(ok({ changed: animalIds.length })),
  };
  const animalShares: AnimalSharesRepository = {
    watch: (_question, watcher) => animalSources.shares.watch(watcher),
    findPartners: () => Promise.resolve(ok({ partners: [] })),
    propose: ({ animalIds }) => Promise.resolve(ok({ proposed: animalIds.length, known: 0 })),
    change: ({ shareIds }) => Promise.resolve(ok({ changed: shareIds.length })),
  };
  const animalImport: AnimalImportRepository = {
    readMapping: () => Promise.resolve(ok(NO_MAPPING)),
    undo: () => Promise.resolve(ok({ removed: 0, restored: 0, kept: 0, hasMore: false })),
    listImports: () => Promise.resolve(ok([])),
    send: ({ rows, groups = [], departures = [] }) =>
      Promise.resolve(
        ok({
          results: [...rows, ...groups, ...departures].map(({ line }) => ({
            line,
            outcome: 'created' as const,
            animalId: `animal-${line}`,
            code: null,
            field: null,
          })),
        }),
      ),
  };
  return { animals, animalShares, animalImport, animalSources };
}
