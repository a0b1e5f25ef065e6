import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';

type Place = Pick<Enclosure, 'zooId' | 'linkedSectorId'>;

/** Returns whether the person may do this operation on an enclosure; on one without a sector only admins may. */
export function mayOn(actor: Actor, operation: Operation, { zooId, linkedSectorId }: Place): boolean {
  return mayDo(actor, operation, {
    zooId,
    sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
    authorId: null,
  });
}

/** Returns whether the person may create an enclosure in some sector, or in none. */
export function mayCreate(actor: Actor): boolean {
  return mayDo(actor, 'enclosure.edit', {
    zooId: actor.zooId,
    sectorIds: actor.sectors.management,
    authorId: null,
  });
}
