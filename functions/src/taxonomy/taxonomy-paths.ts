import type { LabelKind } from '../../../src/domain/taxonomy/taxonomy.ts';

/** The collections of the catalogue. */
export const SPECIES = 'species';
export const FAMILIES = 'family';
export const ORDERS = 'order';
export const IUCN_SPECIES = 'iucnSpecies';
/** Shared documents, the bundle of the catalogue among them. */
export const VARIOUS = 'various';

/** The path of an entry in the log of a species. */
export function speciesLogPath(specieId: string, logId: string): string {
  return `${SPECIES}/${specieId}/logs/${logId}`;
}

/** Tags, categories and goals are in collections of these names. */
export const LABEL_COLLECTIONS: Readonly<Record<LabelKind, string>> = {
  tags: 'tags',
  categories: 'categories',
  goals: 'goals',
};
