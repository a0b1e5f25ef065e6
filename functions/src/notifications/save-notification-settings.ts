import { createHash } from 'node:crypto';
import {
  saveNotificationSettingsContract,
  type SaveNotificationSettingsRequest,
} from '../../../src/domain/callables/notifications.ts';
import type { NotificationSettings } from '../../../src/domain/notifications/settings.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { devicePath, DEVICES, notificationSettingsPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { isPushConfigured, MAX_DEVICES } from './push-settings.ts';

/**
 * Stores how the caller wants to be notified: the daily mail, and whether this device receives push messages. A
 * registration belongs to the last person who sent it. Errors: 'notification/push-unavailable' in a project without
 * push messages, 'generic/too-many-requests' beyond the devices that a person may have.
 * @source src/domain/callables/notifications.ts
 */
export const saveNotificationSettings = defineCallable(saveNotificationSettingsContract, {
  handle: save,
});

async function save(
  { mailDigest, device }: SaveNotificationSettingsRequest,
  { userId, user }: Caller,
): Promise<Record<string, never> | Refusal> {
  if (device === undefined && mailDigest === undefined) return refuse('generic/invalid-input');
  const refusal = device === undefined ? null : await keepDevice(userId, device);
  if (refusal !== null) return refusal;
  if (mailDigest !== undefined) await keepDigest(userId, user.zooId, mailDigest);
  return {};
}

async function keepDigest(userId: string, zooId: string, mailDigest: NotificationSettings['mailDigest']) {
  const document = database().doc(notificationSettingsPath(userId));
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const digestSentOn = (stored.get('digestSentOn') ?? null) as string | null;
    const settings: NotificationSettings = { userId, zooId, mailDigest, digestSentOn, updatedAtUnix: now() };
    transaction.set(document, withTimestamps(settings));
  });
}

async function keepDevice(
  userId: string,
  { token, isWanted }: NonNullable<SaveNotificationSettingsRequest['device']>,
): Promise<Refusal | null> {
  const document = database().doc(devicePath(createHash('sha256').update(token).digest('hex')));
  if (isWanted && !isPushConfigured()) return refuse('notification/push-unavailable');
  // One transaction: simultaneous registrations cannot exceed the limit, and a device that belongs to somebody else by
  // now stays theirs.
  return inTransaction(async (transaction) => {
    const isOwn = (await transaction.get(document)).get('userId') === userId;
    if (!isWanted) {
      if (isOwn) transaction.delete(document);
      return null;
    }
    const own = database().collection(DEVICES).where('userId', '==', userId).limit(MAX_DEVICES).select();
    // Beyond the limit a new device is refused, but not one that is registered already.
    if (!isOwn && (await transaction.get(own)).size >= MAX_DEVICES) return refuse('generic/too-many-requests');
    transaction.set(document, withTimestamps({ userId, token, addedAtUnix: now() }));
    return null;
  });
}
