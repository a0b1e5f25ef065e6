import { quickGroupsApi } from '#data/quick-groups/quick-groups.endpoints.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { SearchSource } from './search-source.ts';

const seesGroups = (actor: Actor) =>
  mayDo(actor, 'quickGroup.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

/** The groups of quick evaluations that are in use. */
export const quickGroupsSource: SearchSource = {
  id: 'quickGroups',
  candidates({ actor, state }) {
    if (!seesGroups(actor)) return [];
    return (quickGroupsApi.endpoints.quickGroups.select(actor.zooId)(state).data?.items ?? [])
      .filter(({ isArchived }) => !isArchived)
      .map(({ groupId, groupName }) => ({
        id: groupId,
        label: groupName,
        to: `/GroupActionsView?id=${encodeURIComponent(groupId)}`,
      }));
  },
  prepare(dispatch, actor) {
    if (!seesGroups(actor)) return () => {};
    const asked = dispatch(quickGroupsApi.endpoints.quickGroups.initiate(actor.zooId));
    return () => asked.unsubscribe();
  },
};
