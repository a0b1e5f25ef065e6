import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Notification } from '../../../src/domain/notifications/notification.ts';
import { pathOfMessage } from '../../../src/domain/notifications/message-path.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { logFailure } from '../common/log-failure.ts';
import { DEVICES } from '../common/paths.ts';
import { MAIL_TEXTS } from '../mail/mail-texts.ts';
import type { PushSender } from './push-sender.ts';
import { MAX_DEVICES } from './push-settings.ts';
import { recipientAccounts } from './recipient-accounts.ts';

/** A query of Firestore takes at most thirty alternatives of a field. */
const PEOPLE_AT_ONCE = 30;

/**
 * Sends messages to the devices of their people, each in the person's language, and forgets devices that are no longer
 * registered; returns how many devices were reached. People who get no messages any more get none. A failure is logged:
 * the message itself stands in the app.
 */
export async function pushMessages(
  database: Firestore,
  messages: readonly Notification[],
  send: PushSender,
): Promise<number> {
  let reached = 0;
  for (const [zooId, all] of Map.groupBy(messages, (message) => message.zooId))
    for (let start = 0; start < all.length; start += PEOPLE_AT_ONCE) {
      const some = all.slice(start, start + PEOPLE_AT_ONCE);
      try {
        reached += await pushSome(database, zooId, some, send);
      } catch (failure) {
        logFailure('pushMessages', failure, { zooId, messages: String(some.length) });
      }
    }
  return reached;
}

async function pushSome(
  database: Firestore,
  zooId: string,
  messages: readonly Notification[],
  send: PushSender,
): Promise<number> {
  const userIds = [...new Set(messages.map(({ userId }) => userId))];
  const found = await database
    .collection(DEVICES)
    .where('userId', 'in', userIds)
    .limit(PEOPLE_AT_ONCE * MAX_DEVICES)
    .get();
  if (found.empty) return 0;
  const devices = Map.groupBy(found.docs, (device) => String(device.get('userId')));
  const accounts = await recipientAccounts(database, zooId, [...devices.keys()]);
  const sent = await Promise.all(
    messages.map(async (message) => {
      const account = accounts.find(({ userId }) => userId === message.userId);
      return account === undefined ? 0 : pushOne(message, account, devices.get(message.userId) ?? [], send);
    }),
  );
  return sent.reduce((sum, one) => sum + one, 0);
}

async function pushOne(
  message: Notification,
  { language }: User,
  devices: readonly QueryDocumentSnapshot[],
  send: PushSender,
): Promise<number> {
  const tokenOf = (device: QueryDocumentSnapshot) => String(device.get('token'));
  try {
    const gone = await send(devices.map(tokenOf), {
      title: MAIL_TEXTS[language].push[message.kind],
      body: message.title,
      path: pathOfMessage(message),
      tag: message.notificationId,
    });
    const stale = devices.filter((device) => gone.includes(tokenOf(device)));
    await Promise.all(stale.map(({ ref }) => ref.delete()));
    return devices.length - stale.length;
  } catch (failure) {
    logFailure('pushMessages', failure, { notificationId: message.notificationId }, devices.map(tokenOf));
    return 0;
  }
}
