import type { DocumentData } from 'firebase/firestore';
import type { RegisterAnimal } from './animal-register.ts';
import { readRegisterAnimal } from './read-register-animal.ts';

/** The animals of one part, and how many of its entries cannot be read. */
export type ReadPart = { readonly animals: readonly RegisterAnimal[]; readonly unreadable: number };

/**
 * Returns the animals of a part of the register; an entry that cannot be read is left out and counted, and hides no other.
 * A document without entries has no animals.
 */
export function readRegisterPart(data: DocumentData): ReadPart {
  const entries: unknown = data['entries'];
  if (typeof entries !== 'object' || entries === null) return { animals: [], unreadable: 0 };
  const animals: RegisterAnimal[] = [];
  let unreadable = 0;
  for (const [animalId, entry] of Object.entries(entries)) {
    const animal = readRegisterAnimal(animalId, entry);
    if (animal === null) unreadable += 1;
    else animals.push(animal);
  }
  return { animals, unreadable };
}
