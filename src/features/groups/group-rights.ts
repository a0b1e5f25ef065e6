import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';

/** Returns whether the person may do this operation on a group of a sector; on one without a sector only admins may. */
export function mayChangeGroup(
  actor: Actor,
  operation: 'group.edit' | 'group.archive',
  sectorId: string | null,
): boolean {
  return mayDo(actor, operation, {
    zooId: actor.zooId,
    sectorIds: sectorId === null ? [] : [sectorId],
    authorId: null,
  });
}
