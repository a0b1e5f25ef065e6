import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { campaignFrom, CAMPAIGNS } from '../campaigns/campaign-step.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';
import { followAgreement } from './follow-agreement.ts';

/** Campaigns read at a time. */
const PAGE_SIZE = 50;
/** Days after its end in which a second opinion is compared again: a device without a network sends its entries later. */
const DAYS_LATE = 7;

/**
 * Compares the second opinions of the last days once more, in every campaign with a least agreement: their end may have
 * come before their entries. A repeated run changes nothing. A campaign that fails is logged and does not stop the others.
 */
export async function followLateOpinions(at: EpochMs): Promise<{ compared: number; failed: number }> {
  const work = { compared: 0, failed: 0 };
  const campaigns = database().collection(CAMPAIGNS).where('minAgreement', '>', 0).orderBy('minAgreement');
  for await (const page of pagesOf(campaigns, PAGE_SIZE))
    for (const document of page)
      try {
        const campaign = campaignFrom(document.id, document.data());
        if (campaign !== null && isFollowed(campaign, at)) work.compared += await compareAgain(campaign, at);
      } catch (failure) {
        logFailure('followLateOpinions', failure, { campaignId: document.id });
        work.failed += 1;
      }
  return work;
}

function isFollowed(campaign: Campaign, at: EpochMs): boolean {
  return raisesAlerts(campaign, 'agreementLow') && campaign.endAtUnix >= since(at);
}

function since(at: EpochMs): EpochMs {
  return addDays(at, -DAYS_LATE, ZONE);
}

async function compareAgain(campaign: Campaign, at: EpochMs): Promise<number> {
  const { docs } = await database()
    .collection('visits')
    .where('campaignId', '==', campaign.campaignId)
    .where('endedAtUnix', '>=', since(at))
    .get();
  const seconds = docs
    .flatMap((document) => sessionFrom(document.id, document.data()) ?? [])
    .filter(({ secondOf }) => secondOf !== null);
  // oxlint-disable-next-line no-await-in-loop -- each comparison reads the records of two sessions
  for (const second of seconds) await followAgreement(campaign, second, at);
  return seconds.length;
}
