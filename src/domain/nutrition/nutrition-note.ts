import * as z from 'zod/mini';
import { appError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const NUTRITION_NOTE_LENGTH = 5_000;

/** A note on the feeding of a sector, an enclosure or an animal, as stored in `nutritionNotes/{noteId}` (permissions, "nutrition notes"). */
export const nutritionNoteSchema = z.object({
  noteId: field.ownId(),
  zooId: field.zooId(),
  sectorId: field.id().check(z.minLength(1)),
  enclosureId: field.older(field.idOrNull(), null),
  animalId: field.older(field.idOrNull(), null),
  text: field.prose(NUTRITION_NOTE_LENGTH),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type NutritionNote = z.infer<typeof nutritionNoteSchema>;

/** Returns the text of a note without blanks around it; 'nutrition/text-required' when nothing is left. */
export function checkNutritionNote(text: string): Result<string> {
  const trimmed = text.trim();
  return trimmed === '' ? fail(appError('nutrition/text-required')) : ok(trimmed);
}
