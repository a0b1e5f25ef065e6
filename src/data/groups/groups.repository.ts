import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import type { Group } from '#domain/groups/group.ts';
import { appError } from '#domain/errors/app-error.ts';
import { ok } from '#domain/shared/result.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { queriesByIds } from '../firebase/queries-by-ids.ts';
import { type Found, watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { groupFromDocument } from './group.converter.ts';
import { type GroupList, MAX_GROUPS, type SomeGroups } from './group-list.ts';
import { type GroupWrites, groupWrites } from './group-writes.ts';

export type GroupsRepository = GroupWrites & {
  /** Listens to the groups of an establishment, archived ones included, by name. */
  watchAll(zooId: string, watcher: Watcher<GroupList>): Unwatch;
  /** Listens to a few groups by their ids, by name; one that is gone is not in the list. */
  watchSome(question: SomeGroups, watcher: Watcher<GroupList>): Unwatch;
  /** Listens to one group; 'group/not-found' when there is none of that id. */
  watchOne(groupId: string, watcher: Watcher<Group>): Unwatch;
};

/** Returns the groups of a database. */
export function groupsRepository(database: Firestore): GroupsRepository {
  return {
    ...groupWrites(database),

    watchAll(zooId, watcher) {
      const all = query(
        collection(database, 'groups'),
        where('zooId', '==', zooId),
        orderBy('groupName'),
        limit(MAX_GROUPS),
      );
      return watchQueries('groups', [all], groupFromDocument, asList(watcher));
    },

    watchSome({ zooId, groupIds }, watcher) {
      const some = queriesByIds(database, { collection: 'groups', zooId }, groupIds);
      return watchQueries('groups', some, groupFromDocument, asList(watcher));
    },

    watchOne: (groupId, watcher) =>
      watchDocument(
        database,
        { collection: 'groups', id: groupId },
        groupFromDocument,
        appError('group/not-found'),
        watcher,
      ),
  };
}

function asList(watcher: Watcher<GroupList>): Watcher<Found<Group>> {
  return {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, size, unreadable, waitingIds } = found.value;
      return watcher.next(ok({ groups: items.toSorted(byName), isCut: size === MAX_GROUPS, unreadable, waitingIds }));
    },
    failed: watcher.failed,
  };
}

// Firestore orders by bytes: "Étourneaux" would come after "Zèbres".
function byName(a: Group, b: Group): number {
  return a.groupName.localeCompare(b.groupName, 'fr', { numeric: true }) || a.groupId.localeCompare(b.groupId);
}
