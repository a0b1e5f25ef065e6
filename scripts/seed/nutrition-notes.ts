import { type NutritionNote, nutritionNoteSchema } from '../../src/domain/nutrition/nutrition-note.ts';
import { instantOf } from './fates.ts';
import { sectorIdOf } from './parks.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const ZOO = 'zoo-fullcare';

const NOTES = [
  {
    sector: 'savane',
    enclosure: 1,
    daysAgo: 6,
    text: 'Foin à volonté, luzerne le matin.\nPas de granulés au-delà de 2 kg par tête.',
  },
  {
    sector: 'primates',
    enclosure: 1,
    daysAgo: 18,
    text: 'Légumes verts en trois distributions ; fruits seulement à l’entraînement.',
  },
  { sector: 'riviere', enclosure: 3, daysAgo: 33, text: 'Aliment flottant pour flamants, bacs rincés chaque soir.' },
  {
    sector: 'carnivores',
    enclosure: null,
    daysAgo: 50,
    text: 'Un jour de jeûne par semaine pour les grands félins : le lundi.',
  },
] as const;

/** Returns the feeding notes of the largest park: of enclosures, and of a whole sector. */
export function nutritionNoteDocuments(today: number): SeedDocument[] {
  return NOTES.map(({ sector, enclosure, daysAgo, text }, index) => {
    const sectorId = sectorIdOf(ZOO, sector);
    const at = instantOf(today, daysAgo);
    const note = nutritionNoteSchema.parse({
      noteId: `${ZOO}--nutrition-${index + 1}`,
      zooId: ZOO,
      sectorId,
      enclosureId: enclosure === null ? null : `${sectorId}--${enclosure}`,
      animalId: null,
      text,
      createdBy: 'fullcare-nutrition',
      createdAtUnix: at,
      updatedBy: 'fullcare-nutrition',
      updatedAtUnix: at,
    } satisfies NutritionNote);
    return stored(`nutritionNotes/${note.noteId}`, note);
  });
}
