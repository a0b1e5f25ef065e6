import type { Animal } from '../../src/domain/animals/animal.ts';
import {
  REGISTER_PART_SIZE,
  type RegisterEntry,
  registerEntryOf,
  registerPartName,
  registerPartSchema,
} from '../../src/domain/animals/register.ts';
import type { SeedDocument } from './seed-document.ts';

type OpenPart = { number: number; entries: Record<string, RegisterEntry>; count: number };

/**
 * Collects the animals of every establishment, so that a seed of any size keeps at most one part of each register in
 * memory.
 */
export class Registers {
  readonly #open = new Map<string, OpenPart>();

  /** Returns the name of the part for the next animal of an establishment. */
  partFor(zooId: string): string {
    const part = this.#open.get(zooId);
    if (part === undefined) return registerPartName(0);
    return registerPartName(part.count === REGISTER_PART_SIZE ? part.number + 1 : part.number);
  }

  /** Adds the animal; yields a part that becomes full. */
  *add(animal: Animal): Generator<SeedDocument> {
    const { zooId } = animal;
    let part = this.#open.get(zooId) ?? { number: 0, entries: {}, count: 0 };
    if (part.count === REGISTER_PART_SIZE) part = { number: part.number + 1, entries: {}, count: 0 };
    this.#open.set(zooId, part);
    part.entries[animal.animalId] = registerEntryOf(animal);
    part.count += 1;
    if (part.count === REGISTER_PART_SIZE) yield documentOf(zooId, part);
  }

  /** Yields the last part of every establishment that is not full. */
  *rest(): Generator<SeedDocument> {
    for (const [zooId, part] of this.#open) if (part.count < REGISTER_PART_SIZE) yield documentOf(zooId, part);
  }
}

function documentOf(zooId: string, { number, entries, count }: OpenPart): SeedDocument {
  const part = registerPartName(number);
  return {
    path: `zoo/${zooId}/animalRegister/${part}`,
    data: registerPartSchema.parse({ part, zooId, count, entries }),
  };
}
