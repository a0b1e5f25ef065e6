import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';

type Place = Pick<Enclosure, 'zooId' | 'linkedSectorId'>;

/** Whether the permission table lets the person do this to an enclosure; to one without sector only admins may. */
export function mayOn(actor: Actor, operation: Operation, { zooId, linkedSectorId }: Place): boolean {
  return mayDo(actor, operation, {
    zooId,
    sectorIds: linkedSectorId === null ? [] : [linkedSectorId],
    authorId: null,
  });
}

/** Whether the person may create an enclosure in some sector, or in none. */
export function mayCreate(actor: Actor): boolean {
  return mayDo(actor, 'enclosure.edit', {
    zooId: actor.zooId,
    sectorIds: actor.sectors.management,
    authorId: null,
  });
}
