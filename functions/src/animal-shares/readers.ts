import type { Transaction } from 'firebase-admin/firestore';
import type { AnimalShare } from '../../../src/domain/animal-shares/animal-share.ts';
import { MAX_FACILITIES } from '../../../src/domain/animal-shares/partner-search.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { tidyFacilities } from '../../../src/domain/animals/authorized-facilities.ts';
import { animalOf } from '../animals/stored-animals.ts';
import { database } from '../common/firebase.ts';
import { animalPath, zooPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

type Readers = Pick<Animal, 'authorizedFacilities' | 'establishmentName'>;

/**
 * Reads the animals of shares that have changed, within a transaction, and returns a function that lets the partners of
 * accepted ones read them and no others of these; or the refusal: 'animal/not-found' for an accepted animal that is
 * gone or archived, 'share/too-many-partners'. An animal that is gone needs no end.
 */
export async function readersAfter(
  transaction: Transaction,
  shares: readonly AnimalShare[],
): Promise<(() => void) | Refusal> {
  const touching = shares.filter(({ state }) => state !== 'declined');
  if (touching.length === 0) return () => undefined;
  const ids = [...new Set(touching.map(({ animalId }) => animalId))];
  const documents = await transaction.getAll(...ids.map((id) => database().doc(animalPath(id))));
  const names = await namesOf(transaction, touching);
  const readers = new Map<string, Readers>();
  for (const share of touching) {
    const { animalId, zooId, partnerId } = share;
    const stored = documents.find(({ id }) => id === animalId);
    const animal = stored === undefined ? null : animalOf(stored, zooId);
    if (share.state === 'accepted' && (animal === null || animal.isArchived))
      return refuse('animal/not-found', 'shareIds');
    if (animal === null) continue;
    const former = (readers.get(animalId) ?? animal).authorizedFacilities;
    const others = former.filter((one) => one !== partnerId);
    const facilities = tidyFacilities(zooId, share.state === 'accepted' ? [...others, partnerId] : others);
    if (facilities.length > MAX_FACILITIES) return refuse('share/too-many-partners', 'shareIds');
    readers.set(animalId, readersOf(zooId, facilities, names.get(zooId) ?? share.establishmentName));
  }
  return () => {
    for (const [animalId, fields] of readers) transaction.update(database().doc(animalPath(animalId)), fields);
  };
}

/**
 * Returns the fields of an animal that say who reads it. The name of its establishment stands there for the others, who
 * cannot read the establishment itself.
 */
export function readersOf(zooId: string, facilities: readonly string[], establishmentName: string): Readers {
  const isShared = facilities.some((one) => one !== zooId);
  return { authorizedFacilities: [...facilities], establishmentName: isShared ? establishmentName : null };
}

/** Returns the present names of the establishments whose animals these are. */
async function namesOf(transaction: Transaction, shares: readonly AnimalShare[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(shares.map(({ zooId }) => zooId))];
  const documents = await transaction.getAll(...ids.map((id) => database().doc(zooPath(id))));
  return new Map(
    documents.flatMap((document) => {
      const name: unknown = document.get('zooName');
      return typeof name === 'string' ? [[document.id, name] as const] : [];
    }),
  );
}
