import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { CAMPAIGNS } from '../campaigns/campaign-step.ts';
import { eachCampaign } from '../campaigns/each-campaign.ts';
import { database } from '../common/firebase.ts';
import { keepFollowed } from '../observation-sessions/keep-followed.ts';
import { followKnownAnswers } from '../observation-sessions/follow-known-answers.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';
import { followAgreement } from './follow-agreement.ts';
import { followFrequencies } from './follow-frequencies.ts';

/** Days after its end in which a session is followed again: a device without a network sends its entries later. */
const DAYS_LATE = 7;

/**
 * Follows the sessions of the last days once more, the oldest first, in every training, and in every campaign with a least
 * agreement, expected frequencies or focal sampling: the end of a session may come before its entries. A repeated run
 * changes nothing. A campaign that fails is logged and does not stop the others.
 */
export async function followLateEntries(at: EpochMs): Promise<{ followed: number; failed: number }> {
  let followed = 0;
  const campaigns = database().collection(CAMPAIGNS).where('endAtUnix', '>=', since(at)).orderBy('endAtUnix');
  const failed = await eachCampaign(campaigns, {
    name: 'followLateEntries',
    async work(campaign) {
      if (campaign !== null) followed += await followAgain(campaign, at);
    },
  });
  return { followed, failed };
}

function since(at: EpochMs): EpochMs {
  return addDays(at, -DAYS_LATE, ZONE);
}

async function followAgain(campaign: Campaign, at: EpochMs): Promise<number> {
  const comparesObservers = raisesAlerts(campaign, 'agreementLow');
  const watchesFrequencies = raisesAlerts(campaign, 'behaviourOutOfRange');
  const followsAnimals = campaign.observation.methods.includes('focal');
  const hasAnswers = campaign.type === 'training';
  if (!comparesObservers && !watchesFrequencies && !followsAnimals && !hasAnswers) return 0;
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
    if (followsAnimals) await keepFollowed(session);
    // oxlint-disable-next-line no-await-in-loop
    if (watchesFrequencies) await followFrequencies(campaign, session, at);
  }
  return sessions.length;
}
