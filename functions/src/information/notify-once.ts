import type { Information } from '../../../src/domain/information/information.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { informationPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { notifyRecipients } from './notify-recipients.ts';

/**
 * Notifies people of an information and then records that; returns how many were notified. After an interruption the
 * scheduled run notifies the others: each person has one message of an information.
 */
export async function notifyOnce(information: Information, userIds: readonly string[], at: EpochMs): Promise<number> {
  const told = await notifyRecipients('information', information, userIds, at);
  if (information.toldAtUnix === null) await markAsNotified(information.informationId, at);
  return told;
}

/**
 * Records that the audience of an information was notified, or need not be. It ignores an information that is gone
 * meanwhile.
 */
export async function markAsNotified(informationId: string, at: EpochMs): Promise<void> {
  const document = database().doc(informationPath(informationId));
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) transaction.update(document, withTimestamps({ toldAtUnix: at }));
  });
}
