import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import type { PhotoKind } from '../../../src/domain/pictures/photo.ts';
import { database } from '../common/firebase.ts';
import { registerPartPath } from '../common/paths.ts';

const FIELD = {
  animal: 'photo',
  enclosure: 'enclosureProfilePicture',
  sector: 'sectorProfilePicture',
} as const satisfies Record<PhotoKind, string>;

/** Returns the address of the main picture that a document has, or null. */
export function mainPicture(kind: PhotoKind, document: DocumentSnapshot): string | null {
  const url: unknown = document.get(`${FIELD[kind]}.url`);
  return typeof url === 'string' ? url : null;
}

/**
 * Writes the main picture of an animal, an enclosure or a sector, or removes it; that of an animal into the register of
 * animals too. It reads before it writes, so the transaction may not have written anything.
 */
export async function writeMainPicture(
  transaction: Transaction,
  kind: PhotoKind,
  document: DocumentSnapshot,
  url: string | null,
): Promise<void> {
  const part = kind === 'animal' ? await registerPart(transaction, document) : null;
  transaction.update(document.ref, { [FIELD[kind]]: url === null ? null : { url } });
  if (part?.get(new FieldPath('entries', document.id)) !== undefined)
    transaction.update(part.ref, new FieldPath('entries', document.id, 'photoUrl'), url);
}

async function registerPart(transaction: Transaction, animal: DocumentSnapshot): Promise<DocumentSnapshot | null> {
  const part: unknown = animal.get('registerPart');
  const zooId: unknown = animal.get('zooId');
  if (typeof part !== 'string' || typeof zooId !== 'string') return null;
  return transaction.get(database().doc(registerPartPath(zooId, part)));
}
