import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { type Animal, animalSchema, OLDER_ANIMAL } from '../../../src/domain/animals/animal.ts';
import { database } from '../common/firebase.ts';
import { animalPath, ANIMALS, isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { readTolerantly } from '../places/read-tolerantly.ts';

/** The most values that one query compares with. */
const VALUES_A_QUERY = 30;

/**
 * Returns the animal of a stored document of this establishment, with defaults for missing fields; null for a missing
 * document and for another establishment's.
 */
export function animalOf(document: DocumentSnapshot, zooId: string): Animal | null {
  const data = document.data();
  if (data === undefined || data['zooId'] !== zooId) return null;
  return readTolerantly(animalSchema, { ...OLDER_ANIMAL, animalName: '' }, { ...data, animalId: document.id });
}

/**
 * Reads animals of an establishment within a transaction, each once; 'animal/not-found' when one of them does not exist
 * there.
 */
export async function readAnimals(
  transaction: Transaction,
  zooId: string,
  animalIds: readonly string[],
): Promise<Animal[] | Refusal> {
  const ids = [...new Set(animalIds)];
  if (!ids.every(isDocumentId)) return refuse('animal/not-found', 'animalIds');
  const documents = await transaction.getAll(...ids.map((id) => database().doc(animalPath(id))));
  const animals = documents.map((document) => animalOf(document, zooId));
  if (animals.includes(null)) return refuse('animal/not-found', 'animalIds');
  return animals.filter((animal) => animal !== null);
}

/** Reads the animals of an establishment that have these identifiers in its register, within a transaction. */
export async function animalsByRegistryId(
  transaction: Transaction,
  zooId: string,
  registryIds: readonly string[],
): Promise<Animal[]> {
  const wanted = [...new Set(registryIds)];
  const found: Animal[] = [];
  for (let from = 0; from < wanted.length; from += VALUES_A_QUERY) {
    const some = wanted.slice(from, from + VALUES_A_QUERY);
    const query = database().collection(ANIMALS).where('zooId', '==', zooId).where('registryId', 'in', some);
    const { docs } = await transaction.get(query.orderBy(FieldPath.documentId()));
    found.push(...docs.map((document) => animalOf(document, zooId)).filter((animal) => animal !== null));
  }
  return found;
}
