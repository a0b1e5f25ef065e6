import { expect, it } from 'vitest';
import { checkNutritionNote, nutritionNoteSchema } from './nutrition-note.ts';

const note = {
  ...{ noteId: 'n', zooId: 'zoo-1', sectorId: 's', enclosureId: null, animalId: null, text: 'Foin à volonté' },
  ...{ createdBy: 'ana', createdAtUnix: 1, updatedBy: 'ben', updatedAtUnix: 2 },
};

it('a note on feeding belongs to a sector, and may be about one enclosure or one animal of it', () => {
  expect(nutritionNoteSchema.safeParse(note).success).toBe(true);
  expect(nutritionNoteSchema.safeParse({ ...note, enclosureId: 'e', animalId: 'a' }).success).toBe(true);
  expect(nutritionNoteSchema.safeParse({ ...note, sectorId: '' }).success).toBe(false);
});

it('a note on feeding needs something to read', () => {
  expect(checkNutritionNote(' Luzerne le soir \n')).toEqual({ ok: true, value: 'Luzerne le soir' });
  expect(checkNutritionNote(' \n')).toMatchObject({ ok: false, error: { code: 'nutrition/text-required' } });
});
