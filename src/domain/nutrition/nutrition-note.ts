import * as z from 'zod/mini';

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
