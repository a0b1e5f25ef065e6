import type { Animal } from '#domain/animals/animal.ts';
import type { Movement } from '#domain/animals/movement.ts';
import type {
  ChangeAnimalStatusRequest,
  MergeAnimalsRequest,
  MoveAnimalsRequest,
  SaveAnimalRequest,
} from '#domain/callables/animals.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import type {
  AnimalRegister,
  OneAnimal,
  SharedAnimals,
  SharedAnimalsQuestion,
  SomeAnimals,
} from './animal-register.ts';
import type { AnimalMovesQuestion, ParkMoves } from './movement-list.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.animals();

export const animalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every animal of an establishment as lists show it, live; about one document read per 400 animals. */
    animalRegister: build.query<AnimalRegister, string>(
      liveQuery<AnimalRegister, string>('animalRegister', async (repositories, zooId, watcher) =>
        (await repositories.animals()).watchRegister(zooId, watcher),
      ),
    ),
    /** The animals that other establishments share with this one, live; one document read per animal. */
    sharedAnimals: build.query<SharedAnimals, SharedAnimalsQuestion>(
      liveQuery<SharedAnimals, SharedAnimalsQuestion>('sharedAnimals', async (repositories, question, watcher) =>
        (await repositories.animals()).watchShared(question, watcher),
      ),
    ),
    /** One animal, live; 'animal/not-found' when there is none of that id. */
    animal: build.query<Animal, OneAnimal>(
      liveQuery<Animal, OneAnimal>('animal', async (repositories, { animalId }, watcher) =>
        (await repositories.animals()).watchOne(animalId, watcher),
      ),
    ),
    /** A few animals by their ids, live: a page can name them without reading the register. */
    someAnimals: build.query<readonly Animal[], SomeAnimals>(
      liveQuery<readonly Animal[], SomeAnimals>('someAnimals', async (repositories, question, watcher) =>
        (await repositories.animals()).watchSome(question, watcher),
      ),
    ),
    /** The latest changes of place of an animal, live. */
    animalMoves: build.query<Latest<Movement>, AnimalMovesQuestion>(
      liveQuery<Latest<Movement>, AnimalMovesQuestion>('animalMoves', async (repositories, question, watcher) =>
        (await repositories.animals()).watchMoves(question, watcher),
      ),
    ),
    /** Every movement of an establishment, as it was when it was asked for; one document read per movement. */
    parkMoves: build.query<ParkMoves, string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).readParkMoves(zooId)),
    }),
    /** Creates an animal, or changes its fields; needs the server. */
    saveAnimal: build.mutation<{ animalId: string }, SaveAnimalRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).save(request)),
    }),
    /** Moves animals; needs the server. */
    moveAnimals: build.mutation<{ moved: number }, MoveAnimalsRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).move(request)),
    }),
    /** Records a departure or a death, archives or restores animals; needs the server. */
    changeAnimalStatus: build.mutation<{ changed: number }, ChangeAnimalStatusRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).changeStatus(request)),
    }),
    /** Makes two records of one animal one; needs the server. */
    mergeAnimals: build.mutation<{ animalId: string }, MergeAnimalsRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).merge(request)),
    }),
  }),
});

export const {
  useAnimalRegisterQuery,
  useLazyAnimalRegisterQuery,
  useSharedAnimalsQuery,
  useAnimalQuery,
  useSomeAnimalsQuery,
  useAnimalMovesQuery,
  useParkMovesQuery,
  useSaveAnimalMutation,
  useMoveAnimalsMutation,
  useChangeAnimalStatusMutation,
  useMergeAnimalsMutation,
} = animalsApi;
