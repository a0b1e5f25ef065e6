import { useMemo } from 'react';
import type { Sector } from '#domain/sectors/sector.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { mayChangeGroup } from './group-rights.ts';

/** Returns the sectors in which the person may have groups, and whether also without a sector. */
export function useEditableSectors(): { readonly sectors: readonly Sector[]; readonly mayLeaveOpen: boolean } {
  const { actor, sectors } = useReadySession();
  return useMemo(
    () => ({
      sectors: sectors.filter(({ sectorId }) => mayChangeGroup(actor, 'group.edit', sectorId)),
      mayLeaveOpen: mayChangeGroup(actor, 'group.edit', null),
    }),
    [actor, sectors],
  );
}
