import type { Actor } from '#domain/access/actor.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { mayChangeAnimal } from './animal-rights.ts';

/** Returns whether the person may propose these animals to a partner: those of the establishment that are not archived. */
export function mayPropose(actor: Actor, rows: readonly Pick<AnimalRow, 'state' | 'sharedBy'>[]): boolean {
  return (
    mayChangeAnimal(actor, 'animal.share', null) &&
    rows.every(({ state, sharedBy }) => state !== 'archived' && sharedBy === null)
  );
}
