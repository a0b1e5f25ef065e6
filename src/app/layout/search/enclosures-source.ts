import { enclosuresApi } from '#data/enclosures/enclosures.endpoints.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { selectSession } from '#state/session/session.slice.ts';
import type { SearchSource } from './search-source.ts';

const reads = (actor: Actor) => mayDo(actor, 'enclosure.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

/** The enclosures of the establishment, with their sector, without the archived ones. */
export const enclosuresSource: SearchSource = {
  id: 'enclosures',
  candidates({ actor, state }) {
    if (!reads(actor)) return [];
    const session = selectSession(state);
    const sectors = new Map(
      session.status === 'ready' ? session.sectors.map((sector) => [sector.sectorId, sector.sectorName]) : [],
    );
    return (enclosuresApi.endpoints.enclosures.select(actor.zooId)(state).data?.enclosures ?? [])
      .filter(({ isArchived }) => !isArchived)
      .map(({ enclosureId, enclosureName, linkedSectorId }) => ({
        id: enclosureId,
        label: enclosureName,
        detail: sectors.get(linkedSectorId ?? '') ?? '',
        to: `/EnclosureManagementView?id=${encodeURIComponent(enclosureId)}`,
      }));
  },
  prepare(dispatch, actor) {
    if (!reads(actor)) return () => {};
    const asked = dispatch(enclosuresApi.endpoints.enclosures.initiate(actor.zooId));
    return () => asked.unsubscribe();
  },
};
