import type { DocumentData } from 'firebase/firestore';
import { type Animal, animalSchema, OLDER_ANIMAL } from '#domain/animals/animal.ts';
import type { Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

const INSTANTS = ['statusAt', 'archivedAt', 'lastEvaluation', 'createdAt', 'updatedAt'] as const;

/** Returns the animal of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function animalFromDocument(id: string, data: DocumentData): Result<Animal> {
  const instants = Object.fromEntries(INSTANTS.map((name) => [`${name}Unix`, readInstant(data, name)]));
  return parseDocument(animalSchema, id, { ...OLDER_ANIMAL, ...data, ...instants, animalId: id });
}
