import type { Animal } from '#domain/animals/animal.ts';
import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';
import type { AnimalRegister, OneAnimal } from './animal-register.ts';

export const animalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every animal of an establishment as lists show it, live; about one document read per 400 animals. */
    animalRegister: build.query<AnimalRegister, string>(
      liveQuery<AnimalRegister, string>('animalRegister', async (repositories, zooId, watcher) =>
        (await repositories.animals()).watchRegister(zooId, watcher),
      ),
    ),
    /** One animal, live; 'animal/not-found' when there is none of that id. */
    animal: build.query<Animal, OneAnimal>(
      liveQuery<Animal, OneAnimal>('animal', async (repositories, { animalId }, watcher) =>
        (await repositories.animals()).watchOne(animalId, watcher),
      ),
    ),
  }),
});

export const { useAnimalRegisterQuery, useAnimalQuery } = animalsApi;
