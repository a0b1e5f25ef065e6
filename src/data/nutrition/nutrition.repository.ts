import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { NutritionNote } from '#domain/nutrition/nutrition-note.ts';
import { ok } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import { storedInstant } from '../firebase/instants.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { nutritionNoteFromDocument, nutritionNoteToDocument } from './nutrition-note.converter.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';

/** Notes of one sector that a page shows, the latest first. */
export const MAX_NOTES = 100;

/** A note that is to be. */
export type NewNutritionNote = Pick<NutritionNote, 'zooId' | 'sectorId' | 'text' | 'createdBy'>;
/** A note with its new words, and who changes it. */
export type ChangedNutritionNote = Pick<NutritionNote, 'noteId' | 'text' | 'updatedBy'>;
export type SectorNotes = Pick<NutritionNote, 'zooId' | 'sectorId'>;
/** The notes of a sector, the latest first, and those the server has not answered yet. */
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
  const all = collection(database, 'nutritionNotes');
  return {
    watch({ zooId, sectorId }, watcher) {
      const latest = query(
        all,
        where('zooId', '==', zooId),
        where('sectorId', '==', sectorId),
        orderBy('updatedAt', 'desc'),
        limit(MAX_NOTES),
      );
      return watchQueries('nutritionNotes', [latest], nutritionNoteFromDocument, {
        next: (found) => {
          if (!found.ok) return watcher.next(found);
          const { items, waitingIds } = found.value;
          const notes = items.toSorted((a, b) => b.updatedAtUnix - a.updatedAtUnix);
          return watcher.next(ok({ notes, waitingIds }));
        },
        failed: watcher.failed,
      });
    },
    add(note) {
      const reference = doc(all);
      const now = nowMs();
      const stamps = { createdAtUnix: now, updatedAtUnix: now, updatedBy: note.createdBy };
      const whole = { ...note, ...stamps, noteId: reference.id, enclosureId: null, animalId: null };
      return confirmedWrite(
        'nutritionNotes',
        'nutrition/save-failed',
        setDoc(reference, nutritionNoteToDocument(whole)),
      );
    },
    change: ({ noteId, text, updatedBy }) =>
      confirmedWrite(
        'nutritionNotes',
        'nutrition/save-failed',
        updateDoc(doc(all, noteId), { text, updatedBy, ...storedInstant('updatedAt', nowMs()) }),
      ),
    remove: (noteId) => confirmedWrite('nutritionNotes', 'nutrition/save-failed', deleteDoc(doc(all, noteId))),
  };
}
