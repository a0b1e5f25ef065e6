import type { DocumentData } from 'firebase/firestore';
import { type NutritionNote, nutritionNoteSchema } from '#domain/nutrition/nutrition-note.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant, storedInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the note of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function nutritionNoteFromDocument(id: string, data: DocumentData): Result<NutritionNote> {
  return parseDocument(nutritionNoteSchema, id, {
    enclosureId: null,
    animalId: null,
    ...data,
    createdAtUnix: readInstant(data, 'createdAt'),
    updatedAtUnix: readInstant(data, 'updatedAt'),
    noteId: id,
  });
}

/** Returns the note as it is stored: every instant with its twin. */
export function nutritionNoteToDocument({ createdAtUnix, updatedAtUnix, ...note }: NutritionNote): DocumentData {
  return { ...note, ...storedInstant('createdAt', createdAtUnix), ...storedInstant('updatedAt', updatedAtUnix) };
}
