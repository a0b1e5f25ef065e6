import * as z from 'zod/mini';
import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const NUTRITION_NOTE_LENGTH = 5_000;

/** A note on the feeding of a sector, an enclosure or an animal, as stored in `nutritionNotes/{noteId}` (permissions, "nutrition notes"). */
export const nutritionNoteSchema = z.object({
  noteId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  sectorId: z.string().check(z.minLength(1)),
  enclosureId: z.nullable(z.string()),
  animalId: z.nullable(z.string()),
  text: z.string(),
  createdBy: z.string(),
  createdAtUnix: z.int(),
  updatedBy: z.string(),
  updatedAtUnix: z.int(),
});
export type NutritionNote = z.infer<typeof nutritionNoteSchema>;

/** Returns the text of a note without blanks around it; 'nutrition/text-required' when nothing is left. */
export function checkNutritionNote(text: string): Result<string> {
  const trimmed = text.trim();
  return trimmed === '' ? fail(appError('nutrition/text-required')) : ok(trimmed);
}
