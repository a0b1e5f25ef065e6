import type { Firestore } from 'firebase/firestore';
import { GROUPS } from '#domain/collections/groups.ts';
import type { Group } from '#domain/groups/group.ts';
import type { Confirmed } from '../firebase/confirmed-write.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import type { Listed } from '../listed.ts';
import { mapped, type Unwatch, type Watcher } from '../live/watch.ts';
import type { ChangedGroup, NewGroup } from './group-changes.ts';
import { type GroupList, MAX_GROUPS, type SomeGroups } from './group-list.ts';

export type GroupsRepository = {
  /** Listens to the groups of an establishment, archived ones included, by name. */
  watchAll(zooId: string, watcher: Watcher<GroupList>): Unwatch;
  /** Listens to a few groups by their ids, by name; one that is gone is not in the list. */
  watchSome(question: SomeGroups, watcher: Watcher<GroupList>): Unwatch;
  /** Listens to one group; 'group/not-found' when there is none of that id. */
  watchOne(groupId: string, watcher: Watcher<Group>): Unwatch;
  /** Creates a group without animals. */
  create(group: NewGroup): Confirmed;
  /** Changes the fields of a group that people type, and nothing else. */
  change(group: ChangedGroup): Confirmed;
};

/** Returns the groups of a database. */
export function groupsRepository(database: Firestore): GroupsRepository {
  const documents = documentsRepository(database);
  const otherwise = 'group/save-failed';
  return {
    watchAll: (zooId, watcher) =>
      documents.watchList(
        GROUPS,
        { equals: { zooId }, by: 'groupName', max: MAX_GROUPS },
        byName,
        mapped(watcher, asGroupList),
      ),
    watchSome: ({ zooId, groupIds }, watcher) =>
      documents.watchSome(GROUPS, { zooId, ids: groupIds }, byName, mapped(watcher, asGroupList)),
    watchOne: (id, watcher) => documents.watchOne(GROUPS, { id, missing: 'group/not-found' }, watcher),
    create: ({ zooId, groupId, fields }) =>
      documents.create(GROUPS, { id: groupId, fields: { ...fields, zooId }, otherwise }),
    change: ({ groupId, fields }) => documents.change(GROUPS, { id: groupId, fields, otherwise }),
  };
}

function asGroupList({ items, ...list }: Listed<Group>): GroupList {
  return { groups: items, ...list };
}

// Firestore orders by bytes: "Étourneaux" would come after "Zèbres".
function byName(a: Group, b: Group): number {
  return a.groupName.localeCompare(b.groupName, 'fr', { numeric: true }) || a.groupId.localeCompare(b.groupId);
}
