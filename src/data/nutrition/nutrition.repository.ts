import type { Firestore } from 'firebase/firestore';
import { NUTRITION_NOTES } from '#domain/collections/nutrition-notes.ts';
import type { NutritionNote } from '#domain/nutrition/nutrition-note.ts';
import type { Confirmed } from '../firebase/confirmed-write.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import { mapped, type Unwatch, type Watcher } from '../live/watch.ts';

/** The most notes of one sector that a page shows, the latest first. */
const MAX_NOTES = 100;

/** A new note. */
export type NewNutritionNote = Pick<NutritionNote, 'zooId' | 'sectorId' | 'text' | 'createdBy'>;
/** A note with its new text and its editor. */
export type ChangedNutritionNote = Pick<NutritionNote, 'noteId' | 'text' | 'updatedBy'>;
export type SectorNotes = Pick<NutritionNote, 'zooId' | 'sectorId'>;
/** The notes of a sector, the latest first, and the ids of those that the server has not answered yet. */
export type NutritionNotes = { readonly notes: readonly NutritionNote[]; readonly waitingIds: readonly string[] };

export type NutritionRepository = {
  /** Listens to the latest notes of a sector. */
  watch(question: SectorNotes, watcher: Watcher<NutritionNotes>): Unwatch;
  add(note: NewNutritionNote): Confirmed;
  change(note: ChangedNutritionNote): Confirmed;
  remove(noteId: string): Confirmed;
};

/** Returns the notes on feeding of a database; writes work without a network and are sent later. */
export function nutritionRepository(database: Firestore): NutritionRepository {
  const documents = documentsRepository(database);
  const otherwise = 'nutrition/save-failed';
  return {
    watch: (sector, watcher) =>
      documents.watchList(
        NUTRITION_NOTES,
        { equals: sector, by: 'updatedAt', direction: 'desc', max: MAX_NOTES },
        (a, b) => b.updatedAtUnix - a.updatedAtUnix,
        mapped(watcher, ({ items, waitingIds }) => ({ notes: items, waitingIds })),
      ),
    add: ({ createdBy, ...note }) =>
      documents.create(NUTRITION_NOTES, {
        id: documents.newId(),
        fields: { ...note, enclosureId: null, animalId: null },
        userId: createdBy,
        otherwise,
      }),
    change: ({ noteId, text, updatedBy }) =>
      documents.change(NUTRITION_NOTES, { id: noteId, fields: { text }, userId: updatedBy, otherwise }),
    remove: (noteId) => documents.remove(NUTRITION_NOTES, { id: noteId, otherwise }),
  };
}
