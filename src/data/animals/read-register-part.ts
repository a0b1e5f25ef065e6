import type { DocumentData } from 'firebase/firestore';
import { registerEntrySchema } from '#domain/animals/register.ts';
import type { RegisterAnimal } from './animal-register.ts';

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
    const read = registerEntrySchema.safeParse(entry);
    if (read.success) animals.push({ ...read.data, animalId });
    else unreadable += 1;
  }
  return { animals, unreadable };
}
