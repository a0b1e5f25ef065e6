import type { Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, speciesPath } from '../common/paths.ts';

/** The names of an animal's species, copied from the catalogue. */
export type SpeciesNames = Pick<Animal, 'specieName' | 'specieLatinName'>;

/**
 * Reads species of the catalogue within a transaction, by their ids; a species that is not in the catalogue is absent.
 */
export async function readSpecies(
  transaction: Transaction,
  speciesIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, SpeciesNames>> {
  const ids = [...new Set(speciesIds.filter((id) => id !== null).filter(isDocumentId))];
  if (ids.length === 0) return new Map();
  const documents = await transaction.getAll(...ids.map((id) => database().doc(speciesPath(id))));
  return new Map(
    documents
      .filter((document) => document.exists)
      .map((document) => [
        document.id,
        {
          specieName: textIn(document.get('specieName')),
          specieLatinName: textIn(document.get('specieLatinName')),
        },
      ]),
  );
}

function textIn(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}
