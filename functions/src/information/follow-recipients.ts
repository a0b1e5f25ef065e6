import { type Query, Timestamp } from 'firebase-admin/firestore';
import { isValid } from '../../../src/domain/information/information.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { INFORMATION } from '../common/paths.ts';
import { peopleIn } from './reach.ts';
import { renewAudience } from './renew-audience.ts';
import { notifyOnce } from './notify-once.ts';

/**
 * Updates the audience of a sector's information that is not over to the sector's team: people who join see it and are
 * notified, people who leave do not see it any more. A repeated, late or reordered call has the same result.
 */
export function followRecipients(zooId: string, sectorId: string, now: EpochMs): Promise<void> {
  const ofSector = database().collection(INFORMATION).where('recipients.sectorIds', 'array-contains', sectorId);
  return renewAll(notOver(ofSector, now), zooId, now);
}

/**
 * Updates the audience of an establishment's information that is not over to its accounts: people whose account comes
 * into use, or who get a role, see the information for them and are notified; the others do not see it any more. A
 * repeated, late or reordered call has the same result.
 */
export function followAccounts(zooId: string, now: EpochMs): Promise<void> {
  const all = database().collection(INFORMATION).where('zooId', '==', zooId);
  return renewAll(notOver(all, now).orderBy('displayUntil', 'desc'), zooId, now);
}

function notOver(some: Query, now: EpochMs): Query {
  return some.where('displayUntil', '>', Timestamp.fromMillis(now));
}

async function renewAll(some: Query, zooId: string, now: EpochMs): Promise<void> {
  const { docs } = await some.select('zooId', 'recipients.everyone').get();
  // An information for everybody names nobody in its audience.
  const own = docs.filter((one) => one.get('zooId') === zooId && one.get('recipients.everyone') !== true);
  if (own.length === 0) return;
  const people = await peopleIn(zooId);
  for (const { id } of own) {
    // oxlint-disable-next-line no-await-in-loop -- an establishment has a handful of them at a time
    const renewed = await renewAudience(id, people, now);
    if (renewed === null || renewed.information.toldAtUnix === null || !isValid(renewed.information, now)) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await notifyOnce(renewed.information, renewed.newcomers, now);
  }
}
