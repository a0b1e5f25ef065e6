import type { Information } from '../../../src/domain/information/information.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { informationPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { tellRecipients } from './tell-recipients.ts';

/**
 * Tells people that an information is there and then keeps that this is done; returns how many were told. Breaking off in between
 * makes the scheduled run tell again, which reaches those who were not: each person has one message of it.
 */
export async function tellOnce(information: Information, userIds: readonly string[], at: EpochMs): Promise<number> {
  const told = await tellRecipients('information', information, userIds, at);
  if (information.toldAtUnix === null) await keepTold(information.informationId, at);
  return told;
}

/** Keeps that the people of an information were told, or need not be. One that is gone meanwhile is left at that. */
export async function keepTold(informationId: string, at: EpochMs): Promise<void> {
  const document = database().doc(informationPath(informationId));
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) transaction.update(document, withTimestamps({ toldAtUnix: at }));
  });
}
