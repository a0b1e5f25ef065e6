import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';
import type { ChangedNutritionNote, NewNutritionNote, NutritionNotes, SectorNotes } from './nutrition.repository.ts';

const open = (repositories: Repositories) => repositories.nutrition();

export const nutritionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest notes on feeding of a sector, live. */
    nutritionNotes: build.query<NutritionNotes, SectorNotes>(
      liveQuery<NutritionNotes, SectorNotes>('nutritionNotes', async (repositories, question, watcher) =>
        (await repositories.nutrition()).watch(question, watcher),
      ),
    ),
    // Adds a note: shown at once, and sent when there is a network.
    addNutritionNote: build.mutation<Nothing, NewNutritionNote>(localWrite(open, (notes, note) => notes.add(note))),
    changeNutritionNote: build.mutation<Nothing, ChangedNutritionNote>(
      localWrite(open, (notes, note) => notes.change(note)),
    ),
    removeNutritionNote: build.mutation<Nothing, string>(localWrite(open, (notes, noteId) => notes.remove(noteId))),
  }),
});

export const {
  useNutritionNotesQuery,
  useAddNutritionNoteMutation,
  useChangeNutritionNoteMutation,
  useRemoveNutritionNoteMutation,
} = nutritionApi;
