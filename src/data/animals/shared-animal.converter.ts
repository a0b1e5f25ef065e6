import type { DocumentData } from 'firebase/firestore';
import { registerEntryOf } from '#domain/animals/register.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { animalFromDocument } from './animal.converter.ts';
import type { RegisterAnimal } from './animal-register.ts';

/**
 * Returns an animal of another establishment as lists show it, without the ids of its places there;
 * 'generic/bad-document' when the document does not have the shape of an animal.
 */
export function sharedAnimalFromDocument(animalId: string, data: DocumentData): Result<RegisterAnimal> {
  const read = animalFromDocument(animalId, data);
  if (!read.ok) return read;
  const { zooId, establishmentName: zooName } = read.value;
  const entry = { ...registerEntryOf(read.value), enclosureId: null, groupId: null };
  return ok({ ...entry, animalId, sharedBy: { zooId, zooName } });
}
