import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';

type AnimalOperation = Extract<Operation, `animal.${string}`>;

/**
 * Returns whether the person may do this operation to an animal of a sector; for an animal without a sector only admins
 * may.
 */
export function mayChangeAnimal(actor: Actor, operation: AnimalOperation, sectorId: string | null): boolean {
  return mayDo(actor, operation, {
    zooId: actor.zooId,
    sectorIds: sectorId === null ? [] : [sectorId],
    authorId: null,
  });
}
