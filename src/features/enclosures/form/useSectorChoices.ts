import { mayDo } from '#domain/access/operations.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { mayOn } from '../rights.ts';

/**
 * Returns the sectors into which the person may put an enclosure, and whether it may have none. `present` is its
 * present sector.
 */
export function useSectorChoices(present: string | null) {
  const { actor, sectors } = useReadySession();
  const mayIn = (linkedSectorId: string | null) =>
    mayOn(actor, 'enclosure.edit', { zooId: actor.zooId, linkedSectorId });
  return {
    choices: sectors.filter(({ sectorId }) => sectorId === present || mayIn(sectorId)),
    mayBeNone: mayDo(actor, 'enclosure.edit', { zooId: actor.zooId, sectorIds: [], authorId: null }),
  };
}
