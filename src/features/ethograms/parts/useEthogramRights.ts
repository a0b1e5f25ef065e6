import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person edits official ethograms, those reserved for the present establishment, and cites sources. */
export function useEthogramRights() {
  const actor = useActor();
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  const official = mayDo(actor, 'ethogram.editOfficial', subject);
  const reserved = mayDo(actor, 'reservedContent.edit', subject);
  const mayCite = mayDo(actor, 'bibliography.read', subject);
  return { official, reserved, mayCite, mayEdit: (zooId: string | null) => (zooId === null ? official : reserved) };
}
