import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { userFromDocument } from '../users/user.converter.ts';
import { invitationFromDocument } from './invitation.converter.ts';
import { peopleCalls, type PeopleCalls } from './people-calls.ts';
import { type InvitationList, MAX_LISTED, type PeopleList } from './people-lists.ts';

export type PeopleRepository = PeopleCalls & {
  /** Listens to the accounts of an establishment, in the order of their ids: a person without a name is listed too. */
  watchPeople(zooId: string, watcher: Watcher<PeopleList>): Unwatch;
  /** Listens to the open invitations of an establishment; the rules show them to its admins. */
  watchInvitations(zooId: string, watcher: Watcher<InvitationList>): Unwatch;
};

/** Returns the people of a database for those who administer them, with the server's calls. */
export function peopleRepository(database: Firestore): PeopleRepository {
  return {
    ...peopleCalls,

    watchPeople(zooId, watcher) {
      const accounts = query(collection(database, 'users'), where('zooId', '==', zooId), limit(MAX_LISTED));
      return watchQueries('users', [accounts], userFromDocument, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, size, unreadable } = found.value;
          return watcher.next(ok({ people: items, isCut: size === MAX_LISTED, unreadable }));
        },
        failed: watcher.failed,
      });
    },

    watchInvitations(zooId, watcher) {
      const open = query(
        collection(database, 'invitations'),
        where('zooId', '==', zooId),
        where('status', '==', 'sent'),
        orderBy('sentAt', 'desc'),
        limit(MAX_LISTED),
      );
      return watchQueries('invitations', [open], invitationFromDocument, {
        next: (found) =>
          watcher.next(
            found.ok ? ok({ invitations: found.value.items, isCut: found.value.size === MAX_LISTED }) : found,
          ),
        failed: watcher.failed,
      });
    },
  };
}
