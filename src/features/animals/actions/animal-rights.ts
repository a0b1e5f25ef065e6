import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';

type AnimalOperation = Extract<Operation, `animal.${string}`>;

/** Whether the person may do this to an animal that stands in a sector; to one that stands in none only admins may. */
export function mayTouch(actor: Actor, operation: AnimalOperation, sectorId: string | null): boolean {
  return mayDo(actor, operation, {
    zooId: actor.zooId,
    sectorIds: sectorId === null ? [] : [sectorId],
    authorId: null,
  });
}
