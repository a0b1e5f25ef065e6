import type { Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { AnimalFields } from '../../../src/domain/animals/check-animal.ts';
import { parentFault } from '../../../src/domain/animals/parent-in-register.ts';
import { PARENT_ROLES } from '../../../src/domain/animals/parents.ts';
import { isDocumentId, animalPath } from '../common/paths.ts';
import { database } from '../common/firebase.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { animalOf } from './stored-animals.ts';

/**
 * Returns the parents among the changed fields as they are stored, an animal of the register with its own name, or the
 * refusal of one that is not of the establishment, or cannot be the parent.
 */
export async function parentsOf(
  transaction: Transaction,
  zooId: string,
  fields: Partial<AnimalFields>,
  before: Animal | null,
): Promise<Partial<Pick<Animal, 'sire' | 'dam'>> | Refusal> {
  const found: Partial<Pick<Animal, 'sire' | 'dam'>> = {};
  for (const role of PARENT_ROLES) {
    const said = fields[role];
    if (said === undefined || said === null || said.animalId === null) continue;
    if (!isDocumentId(said.animalId)) return refuse('animal/parent-unknown', role);
    // oxlint-disable-next-line no-await-in-loop -- two documents at most, one after the other in a transaction
    const parent = animalOf(await transaction.get(database().doc(animalPath(said.animalId))), zooId);
    if (parent === null) return refuse('animal/parent-unknown', role);
    const animalBirthdate =
      fields.animalBirthdate === undefined ? (before?.animalBirthdate ?? null) : fields.animalBirthdate;
    const fault = parentFault(role, parent, { animalId: before?.animalId ?? null, animalBirthdate });
    if (fault !== null) return refuse(fault, role);
    found[role] = { animalId: parent.animalId, text: parent.animalName };
  }
  return found;
}
