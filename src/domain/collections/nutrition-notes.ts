import { nutritionNoteSchema } from '../nutrition/nutrition-note.ts';
import type { Collection } from './declaration.ts';

/** The notes on the feeding of a sector, an enclosure or an animal. */
export const NUTRITION_NOTES = {
  path: 'nutritionNotes/{noteId}',
  title: 'Notes on feeding',
  owner: 'establishment, by zooId',
  schema: nutritionNoteSchema,
  opens: {
    get: ['nutrition.read'],
    list: ['nutrition.read'],
    create: ['nutrition.write'],
    update: ['nutrition.write'],
    delete: ['nutrition.write'],
  },
  writable: ['text', 'updatedBy', 'updatedAtUnix'],
  byProvider: [],
} as const satisfies Collection;
