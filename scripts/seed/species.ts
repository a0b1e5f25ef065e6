import { speciesOf } from '../catalogue/documents.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { Species } from '../../src/domain/taxonomy/taxonomy.ts';

const SPECIES = new Map(readCatalogue().species.map((row) => [row.id, speciesOf(row)]));

/** Returns the species with this id; throws for one that the catalogue lacks, which is a mistake in the seed. */
export function speciesById(specieId: string): Species {
  const species = SPECIES.get(specieId);
  if (species === undefined) throw new Error(`The catalogue has no species ${specieId}`);
  return species;
}
