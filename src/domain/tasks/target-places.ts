import type { Task } from './task.ts';

/** Where enclosures and animals stand, as far as it is known. */
export type KnownPlaces = {
  /** the sector of each enclosure; null: of none */
  readonly sectorOfEnclosure: ReadonlyMap<string, string | null>;
  /** the enclosure of each animal; null: in none */
  readonly enclosureOfAnimal: ReadonlyMap<string, string | null>;
};

/**
 * Returns the sectors, enclosures and animals that a task of this target belongs to: those chosen, and where they stand. Its
 * first sector is its main one; null when it has none. What is not known is left out.
 */
export function targetPlaces(
  target: Task['target'],
  { sectorOfEnclosure, enclosureOfAnimal }: KnownPlaces,
): Pick<Task, 'sectorId' | 'sectorIds' | 'enclosureIds' | 'animalIds'> {
  const { level, ids } = target;
  const animalIds = level === 'ANIMAL' ? ids : [];
  const enclosureIds = level === 'ENCLOSURE' ? ids : placesOf(animalIds, enclosureOfAnimal);
  const sectorIds = level === 'SECTOR' ? ids : placesOf(enclosureIds, sectorOfEnclosure);
  return {
    sectorId: sectorIds[0] ?? null,
    sectorIds: [...sectorIds],
    enclosureIds: [...enclosureIds],
    animalIds: [...animalIds],
  };
}

/** Returns the places of these things, each once, in the order of the things. */
function placesOf(ids: readonly string[], placeOf: ReadonlyMap<string, string | null>): readonly string[] {
  return [...new Set(ids.map((id) => placeOf.get(id) ?? null).filter((place) => place !== null))];
}
