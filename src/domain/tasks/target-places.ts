import { type AppError, appError } from '../errors/app-error.ts';
import { MAX_TARGETS, type Task } from './task.ts';

/** The sectors, enclosures and animals that a task belongs to. */
export type TargetPlaces = Pick<Task, 'sectorId' | 'sectorIds' | 'enclosureIds' | 'animalIds'>;

/** The known places of enclosures and animals. */
export type KnownPlaces = {
  /** the sector of each enclosure; null when it has none */
  readonly sectorOfEnclosure: ReadonlyMap<string, string | null>;
  /** the enclosure of each animal; null when it has none */
  readonly enclosureOfAnimal: ReadonlyMap<string, string | null>;
};

/**
 * Returns the sectors, enclosures and animals that a task of this target belongs to: the chosen ones and their places.
 * Its first sector is its main one, null when it has none. Unknown targets are left out.
 */
export function targetPlaces(
  target: Task['target'],
  { sectorOfEnclosure, enclosureOfAnimal }: KnownPlaces,
): TargetPlaces {
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

/** Returns the places of these ids, each once, in the order of the ids. */
function placesOf(ids: readonly string[], placeOf: ReadonlyMap<string, string | null>): readonly string[] {
  return [...new Set(ids.map((id) => placeOf.get(id) ?? null).filter((place) => place !== null))];
}

/**
 * Returns 'task/too-many-targets' for targets in more enclosures or sectors than one task can name, however few the
 * targets are; else null.
 */
export function placesError({ sectorIds, enclosureIds }: Pick<Task, 'sectorIds' | 'enclosureIds'>): AppError | null {
  if (enclosureIds.length > MAX_TARGETS.ENCLOSURE)
    return appError('task/too-many-targets', { most: MAX_TARGETS.ENCLOSURE });
  return sectorIds.length > MAX_TARGETS.SECTOR ? appError('task/too-many-targets', { most: MAX_TARGETS.SECTOR }) : null;
}
