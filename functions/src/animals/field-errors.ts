import type { Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { AnimalErrors, AnimalFields } from '../../../src/domain/animals/check-animal.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { readSpecies, type SpeciesNames } from './known-species.ts';
import { animalsByRegistryId } from './stored-animals.ts';

/**
 * Returns the names of an animal's species, or the refusal of its new values: the first of the faults `wrong`, a
 * species that is not in the catalogue, or an identifier that another animal of the establishment has. An unchanged
 * species or identifier stays, whatever has become of it.
 */
export async function refusalOfFields(
  transaction: Transaction,
  zooId: string,
  { registryId, specieId }: AnimalFields,
  wrong: AnimalErrors,
  before: Animal | null,
): Promise<SpeciesNames | Refusal> {
  const [first] = Object.entries(wrong);
  if (first !== undefined) return refuse(first[1].code, first[0]);
  if (registryId !== null && registryId !== before?.registryId) {
    const others = await animalsByRegistryId(transaction, zooId, [registryId]);
    if (others.some(({ animalId }) => animalId !== before?.animalId))
      return refuse('animal/registry-taken', 'registryId');
  }
  const names = (await readSpecies(transaction, [specieId])).get(specieId ?? '');
  if (names !== undefined) return names;
  if (before !== null && before.specieId === specieId) {
    const { specieName, specieLatinName } = before;
    return { specieName, specieLatinName };
  }
  return refuse('animal/species-unknown', 'specieId');
}
