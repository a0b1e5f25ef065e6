import {
  isAnalysed,
  type AnalysedSession,
  analysedSession,
} from '../../../src/domain/scan-analysis/analysed-session.ts';
import { SERVER_ANALYSIS } from '../../../src/domain/callables/scan-analytics.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { database } from '../common/firebase.ts';
import { recordsOf, sessionFrom } from './stored-session.ts';

/** Sessions that are read at the same time. */
const AT_ONCE = 20;

/**
 * Returns the heads of a campaign's sessions whose scans count, of one observer or of all; null where the campaign has more
 * sessions than one analysis reads.
 */
export async function analysedHeads(
  { zooId, campaignId }: Pick<Campaign, 'zooId' | 'campaignId'>,
  observerId: string | null,
): Promise<readonly ObservationSession[] | null> {
  const ofCampaign = database().collection('visits').where('zooId', '==', zooId).where('campaignId', '==', campaignId);
  const { docs } = await (observerId === null ? ofCampaign : ofCampaign.where('observerId', '==', observerId))
    .orderBy('startedAtUnix', 'desc')
    .limit(SERVER_ANALYSIS.sessions + 1)
    .get();
  if (docs.length > SERVER_ANALYSIS.sessions) return null;
  return docs
    .flatMap((document) => sessionFrom(document.id, document.data()) ?? [])
    .filter((head) => isAnalysed(head, 'scan'));
}

/**
 * Returns sessions with their scans, as all of their devices recorded them or as those of one observer did; null where they
 * have more scans than one analysis reads.
 */
export async function withScans(
  heads: readonly ObservationSession[],
  observerId: string | null,
): Promise<readonly AnalysedSession[] | null> {
  const sessions: AnalysedSession[] = [];
  let scans = 0;
  for (let from = 0; from < heads.length; from += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a few sessions at a time: their records are up to 1 MB each
    const some = await Promise.all(
      heads.slice(from, from + AT_ONCE).map(async (head) => {
        const { visitId, animalIds } = head;
        const records = await recordsOf(visitId);
        const read = observerId === null ? records : records.filter((record) => record.observerId === observerId);
        return analysedSession({ visitId, animalIds }, read);
      }),
    );
    sessions.push(...some);
    scans += some.reduce((sum, one) => sum + one.scans.length, 0);
    if (scans > SERVER_ANALYSIS.scans) return null;
  }
  return sessions;
}
