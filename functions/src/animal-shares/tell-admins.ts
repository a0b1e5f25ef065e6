import { isAdminRole } from '../../../src/domain/access/roles.ts';
import type { AnimalShare } from '../../../src/domain/animal-shares/animal-share.ts';
import { shareTitle } from '../../../src/domain/animal-shares/share-title.ts';
import { canBeReached } from '../../../src/domain/information/recipients.ts';
import {
  type Notification,
  notificationId,
  type NotificationKind,
} from '../../../src/domain/notifications/notification.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { peopleIn } from '../information/reach.ts';
import { notifyPeople } from '../notifications/notify-people.ts';

/** A message about shares that took the same step, to an establishment, naming the other one. */
type ShareMessage = {
  readonly kind: Extract<NotificationKind, `share${string}`>;
  readonly toZooId: string;
  readonly fromName: string;
  readonly shares: readonly AnimalShare[];
  readonly at: EpochMs;
};

/** Returns the ids of the people of an establishment who answer and end shares: its admins whose accounts are in use. */
export async function adminsOf(zooId: string): Promise<readonly string[]> {
  const people = await peopleIn(zooId);
  return people.filter((person) => canBeReached(person) && isAdminRole(person.userRight)).map(({ userId }) => userId);
}

/**
 * Sends the admins of an establishment one message about shares. A failure is logged and not thrown: the step itself is
 * done, and the page of shared animals shows it.
 */
export async function tellAdmins({ kind, toZooId, fromName, shares, at }: ShareMessage): Promise<void> {
  const [first] = shares;
  if (first === undefined) return;
  try {
    const messages = (await adminsOf(toZooId)).map((userId): Notification => ({
      notificationId: notificationId(kind, first.requestId, userId, at),
      ...{ zooId: toZooId, userId, kind, title: shareTitle(shares, fromName) },
      subjectId: first.requestId,
      sectorId: null,
      dueAtUnix: null,
      createdAtUnix: at,
      readAtUnix: null,
    }));
    await notifyPeople(database(), messages);
  } catch (failure) {
    logFailure('tellAdmins', failure, { zooId: toZooId, requestId: first.requestId });
  }
}
