import { Timestamp } from 'firebase-admin/firestore';
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
export async function followRecipients(zooId: string, sectorId: string, now: EpochMs): Promise<void> {
  const { docs } = await database()
    .collection(INFORMATION)
    .where('recipients.sectorIds', 'array-contains', sectorId)
    .where('displayUntil', '>', Timestamp.fromMillis(now))
    .get();
  const own = docs.filter((document) => document.get('zooId') === zooId);
  if (own.length === 0) return;
  const people = await peopleIn(zooId);
  for (const { id } of own) {
    // oxlint-disable-next-line no-await-in-loop -- a sector has a handful of them at a time
    const renewed = await renewAudience(id, people, now);
    if (renewed === null || renewed.information.toldAtUnix === null || !isValid(renewed.information, now)) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellOnce(renewed.information, renewed.newcomers, now);
  }
}
