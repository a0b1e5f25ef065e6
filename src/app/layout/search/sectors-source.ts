import { sectorHref } from '#features/sectors/index.ts';
import { mayDo } from '#domain/access/operations.ts';
import { selectSession } from '#state/session/session.slice.ts';
import type { SearchSource } from './search-source.ts';

/** The sectors of the establishment. */
export const sectorsSource: SearchSource = {
  id: 'sectors',
  candidates({ actor, state }) {
    const session = selectSession(state);
    if (session.status !== 'ready') return [];
    return session.sectors
      .filter(({ zooId, sectorId }) => mayDo(actor, 'sector.read', { zooId, sectorIds: [sectorId], authorId: null }))
      .map(({ sectorId, sectorName }) => ({
        id: sectorId,
        label: sectorName,
        to: sectorHref(sectorId),
      }));
  },
};
