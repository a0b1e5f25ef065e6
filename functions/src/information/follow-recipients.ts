import { type Query, Timestamp } from 'firebase-admin/firestore';
import { isValid } from '../../../src/domain/information/information.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { INFORMATION } from '../common/paths.ts';
import { peopleIn } from './reach.ts';
import { renewAudience } from './renew-audience.ts';
import { tellOnce } from './tell-once.ts';

/**
 * Carries the team of a sector into the information that goes to it and is not over: whoever comes sees it and is told, whoever
 * leaves does not see it any more. Done twice, late or out of turn it comes to the same.
 */
export function followRecipients(zooId: string, sectorId: string, now: EpochMs): Promise<void> {
  const ofSector = database().collection(INFORMATION).where('recipients.sectorIds', 'array-contains', sectorId);
  return renewAll(notOver(ofSector, now), zooId, now);
}

/**
 * Carries the accounts of an establishment into its information that is not over: whoever comes into use, or into a role, sees what
 * goes to them and is told, whoever goes does not see it any more. Done twice, late or out of turn it comes to the same.
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
  // What goes to everybody names nobody.
  const own = docs.filter((one) => one.get('zooId') === zooId && one.get('recipients.everyone') !== true);
  if (own.length === 0) return;
  const people = await peopleIn(zooId);
  for (const { id } of own) {
    // oxlint-disable-next-line no-await-in-loop -- an establishment has a handful of them at a time
    const renewed = await renewAudience(id, people, now);
    if (renewed === null || renewed.information.toldAtUnix === null || !isValid(renewed.information, now)) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellOnce(renewed.information, renewed.newcomers, now);
  }
}
