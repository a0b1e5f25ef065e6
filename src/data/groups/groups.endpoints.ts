import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';
import type { GroupList } from './group-list.ts';

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The groups of an establishment, archived ones included, live, by name. */
    groups: build.query<GroupList, string>(
      liveQuery<GroupList, string>('groups', async (repositories, zooId, watcher) =>
        (await repositories.groups()).watchAll(zooId, watcher),
      ),
    ),
  }),
});

export const { useGroupsQuery } = groupsApi;
