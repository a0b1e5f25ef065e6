import type { Actor } from '#domain/access/actor.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { mayChangeAnimal } from './animal-rights.ts';

/**
 * Returns whether the person may make these two records one: both live here, the person may edit both and archive
 * either, because people choose the one that stays.
 */
export function mayMerge(actor: Actor, rows: readonly Pick<AnimalRow, 'state' | 'sector' | 'sharedBy'>[]): boolean {
  return (
    rows.length === 2 &&
    rows.every(
      ({ state, sector, sharedBy }) =>
        state === 'present' &&
        sharedBy === null &&
        mayChangeAnimal(actor, 'animal.edit', sector?.sectorId ?? null) &&
        mayChangeAnimal(actor, 'animal.depart', sector?.sectorId ?? null),
    )
  );
}
