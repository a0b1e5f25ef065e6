import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Reachable } from '../../../src/domain/information/recipients.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { INFORMATION } from '../common/paths.ts';
import { peopleIn } from './reach.ts';
import { renewAudience } from './renew-audience.ts';
import { informationOf } from './stored-information.ts';
import { markAsNotified, notifyOnce } from './notify-once.ts';

const PAGE_SIZE = 25;

/**
 * Counts of information whose period has begun: told; over before anybody could be told; not told because of a failure.
 */
export type BeginningReport = { told: number; missed: number; failed: number };

/**
 * Notifies the audience of every information whose period has begun by `now` and whose audience has not been notified;
 * the audience is computed anew. A repeated run, or a second one beside it, notifies nobody twice. A failure is logged,
 * and the next run tries again.
 */
export async function beginInformation(now: EpochMs): Promise<BeginningReport> {
  const begun = database()
    .collection(INFORMATION)
    .where('toldAtUnix', '==', null)
    .where('displayFromUnix', '<=', now)
    .orderBy('displayFromUnix');
  const report: BeginningReport = { told: 0, missed: 0, failed: 0 };
  const known = new Map<string, Promise<readonly Reachable[]>>();
  for await (const page of pagesOf(begun, PAGE_SIZE))
    for (const document of page) report[await begin(document, now, known)]++;
  return report;
}

async function begin(
  document: QueryDocumentSnapshot,
  now: EpochMs,
  known: Map<string, Promise<readonly Reachable[]>>,
): Promise<keyof BeginningReport> {
  try {
    const information = informationOf(document);
    if (information.displayUntilUnix <= now) {
      await markAsNotified(document.id, now);
      return 'missed';
    }
    const people = known.get(information.zooId) ?? peopleIn(information.zooId);
    known.set(information.zooId, people);
    const renewed = await renewAudience(document.id, await people, now);
    if (renewed === null) return 'missed';
    await notifyOnce(renewed.information, renewed.userIds, now);
    return 'told';
  } catch (failure) {
    logFailure('notifyOfInformation', failure, { informationId: document.id });
    return 'failed';
  }
}
