import type { Group } from '#domain/groups/group.ts';
import { api } from '../api.ts';
import type { Repositories } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';
import type { ChangedGroup, NewGroup } from './group-changes.ts';
import type { GroupList, OneGroup, SomeGroups } from './group-list.ts';

const open = (repositories: Repositories) => repositories.groups();

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The groups of an establishment, archived ones included, live, by name. */
    groups: build.query<GroupList, string>(
      liveQuery<GroupList, string>('groups', async (repositories, zooId, watcher) =>
        (await repositories.groups()).watchAll(zooId, watcher),
      ),
    ),
    /** A few groups by their ids, live, by name: a page can name them without reading all. */
    someGroups: build.query<GroupList, SomeGroups>(
      liveQuery<GroupList, SomeGroups>('someGroups', async (repositories, question, watcher) =>
        (await repositories.groups()).watchSome(question, watcher),
      ),
    ),
    /** One group, live; 'group/not-found' when there is none of that id. */
    group: build.query<Group, OneGroup>(
      liveQuery<Group, OneGroup>('group', async (repositories, { groupId }, watcher) =>
        (await repositories.groups()).watchOne(groupId, watcher),
      ),
    ),
    /** Creates a group; without a network it is sent later. */
    createGroup: build.mutation<Nothing, NewGroup>(localWrite(open, (groups, group) => groups.create(group))),
    /** Changes the fields of a group that people type; without a network it is sent later. */
    changeGroup: build.mutation<Nothing, ChangedGroup>(localWrite(open, (groups, change) => groups.change(change))),
  }),
});

export const { useGroupsQuery, useSomeGroupsQuery, useGroupQuery, useCreateGroupMutation, useChangeGroupMutation } =
  groupsApi;
