import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person edits official ethograms, and those reserved for the present establishment. */
export function useEthogramRights() {
  const actor = useActor();
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  const official = mayDo(actor, 'ethogram.editOfficial', subject);
  const reserved = mayDo(actor, 'reservedContent.edit', subject);
  return { official, reserved, mayEdit: (zooId: string | null) => (zooId === null ? official : reserved) };
}
