import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';
import type { ChangedNutritionNote, NewNutritionNote, NutritionNotes, SectorNotes } from './nutrition.repository.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.nutrition();

export const nutritionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest notes on feeding of a sector, live. */
    nutritionNotes: build.query<NutritionNotes, SectorNotes>(
      liveQuery<NutritionNotes, SectorNotes>('nutritionNotes', async (repositories, question, watcher) =>
        (await repositories.nutrition()).watch(question, watcher),
      ),
    ),
    // Shown at once, and sent when there is a network.
    addNutritionNote: build.mutation<Nothing, NewNutritionNote>({
      queryFn: async (note, { extra, dispatch }) => writtenLocally((await repositoryOf(extra)).add(note), dispatch),
    }),
    changeNutritionNote: build.mutation<Nothing, ChangedNutritionNote>({
      queryFn: async (note, { extra, dispatch }) => writtenLocally((await repositoryOf(extra)).change(note), dispatch),
    }),
    removeNutritionNote: build.mutation<Nothing, string>({
      queryFn: async (noteId, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).remove(noteId), dispatch),
    }),
  }),
});

export const {
  useNutritionNotesQuery,
  useAddNutritionNoteMutation,
  useChangeNutritionNoteMutation,
  useRemoveNutritionNoteMutation,
} = nutritionApi;
