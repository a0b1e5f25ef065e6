import { mayDo } from '#domain/access/operations.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { mayOn } from '../rights.ts';

/** The sectors the person may put an enclosure into, and whether it may stand in none. `present` is where it is now. */
export function useSectorChoices(present: string | null) {
  const { actor, sectors } = useReadySession();
  const mayIn = (linkedSectorId: string | null) =>
    mayOn(actor, 'enclosure.edit', { zooId: actor.zooId, linkedSectorId });
  return {
    choices: sectors.filter(({ sectorId }) => sectorId === present || mayIn(sectorId)),
    mayBeNone: mayDo(actor, 'enclosure.edit', { zooId: actor.zooId, sectorIds: [], authorId: null }),
  };
}
