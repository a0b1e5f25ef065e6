import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { campaignFrom, CAMPAIGNS } from '../campaigns/campaign-step.ts';
import { database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { followKnownAnswers } from '../observation-sessions/follow-known-answers.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';
import { followAgreement } from './follow-agreement.ts';
import { followFrequencies } from './follow-frequencies.ts';

/** Campaigns read at a time. */
const PAGE_SIZE = 50;
/** Days after its end in which a session is followed again: a device without a network sends its entries later. */
const DAYS_LATE = 7;

/**
 * Follows the sessions of the last days once more, the oldest first, in every training, and every campaign with a least agreement or
 * expected frequencies: the end of a session may come before its entries. A repeated run changes nothing. A campaign that fails is
 * logged and does not stop the others.
 */
export async function followLateEntries(at: EpochMs): Promise<{ followed: number; failed: number }> {
  const work = { followed: 0, failed: 0 };
  const campaigns = database().collection(CAMPAIGNS).where('endAtUnix', '>=', since(at)).orderBy('endAtUnix');
  for await (const page of pagesOf(campaigns, PAGE_SIZE))
    for (const document of page)
      try {
        const campaign = campaignFrom(document.id, document.data());
        if (campaign !== null) work.followed += await followAgain(campaign, at);
      } catch (failure) {
        logFailure('followLateEntries', failure, { campaignId: document.id });
        work.failed += 1;
      }
  return work;
}

function since(at: EpochMs): EpochMs {
  return addDays(at, -DAYS_LATE, ZONE);
}

async function followAgain(campaign: Campaign, at: EpochMs): Promise<number> {
  const comparesObservers = raisesAlerts(campaign, 'agreementLow');
  const watchesFrequencies = raisesAlerts(campaign, 'behaviourOutOfRange');
  const hasAnswers = campaign.type === 'training';
  if (!comparesObservers && !watchesFrequencies && !hasAnswers) return 0;
  const { docs } = await database()
    .collection('visits')
    .where('campaignId', '==', campaign.campaignId)
    .where('endedAtUnix', '>=', since(at))
    .orderBy('endedAtUnix')
    .get();
  const sessions = docs.flatMap((document) => sessionFrom(document.id, document.data()) ?? []);
  for (const head of sessions) {
    const repeats = head.secondOf !== null;
    // oxlint-disable-next-line no-await-in-loop -- a later session resolves the alert of an earlier one
    const session = hasAnswers && (repeats || head.isKnownAnswer) ? await followKnownAnswers(campaign, head) : head;
    // oxlint-disable-next-line no-await-in-loop
    if (comparesObservers && (repeats || head.isKnownAnswer)) await followAgreement(campaign, session, at);
    // oxlint-disable-next-line no-await-in-loop
    if (watchesFrequencies) await followFrequencies(campaign, session, at);
  }
  return sessions.length;
}
