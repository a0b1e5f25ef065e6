import { groupsApi } from '#data/groups/groups.endpoints.ts';
import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { SearchSource } from './search-source.ts';

const seesGroups = (actor: Actor) => mayDo(actor, 'group.read', { zooId: actor.zooId, sectorIds: [], authorId: null });

/** The animal groups of the establishment that are in use. */
export const groupsSource: SearchSource = {
  id: 'groups',
  candidates({ actor, state }) {
    if (!seesGroups(actor)) return [];
    return (groupsApi.endpoints.groups.select(actor.zooId)(state).data?.groups ?? [])
      .filter(({ isArchived }) => !isArchived)
      .map(({ groupId, groupName }) => ({
        id: groupId,
        label: groupName,
        to: `/GroupManagementView?id=${encodeURIComponent(groupId)}`,
      }));
  },
  prepare(dispatch, actor) {
    if (!seesGroups(actor)) return () => {};
    const asked = dispatch(groupsApi.endpoints.groups.initiate(actor.zooId));
    return () => asked.unsubscribe();
  },
};
