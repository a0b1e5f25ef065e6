import type { Firestore } from 'firebase-admin/firestore';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { isOver } from '../../../src/domain/campaigns/campaign-steps.ts';
import {
  campaignMessage,
  type CampaignMessage,
  recipientsOfCampaign,
} from '../../../src/domain/notifications/campaign-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { isDocumentId } from '../common/paths.ts';
import { notifyPeople } from '../notifications/notify-people.ts';
import { recipientAccounts } from '../notifications/recipient-accounts.ts';
import { CAMPAIGNS } from './campaign-step.ts';
import { eachCampaign } from './each-campaign.ts';

/** The time after its last day for which the end of a campaign is still told: runs that failed are made up for. */
const TOLD_FOR_MS = 4 * 86_400_000;

/**
 * Tells people of a campaign, as far as their accounts receive messages, and returns how many messages were new: a
 * repetition tells nobody twice. Throws when the database cannot be read or written.
 * @source src/domain/notifications/campaign-message.ts
 */
export async function tellOfCampaign(
  database: Firestore,
  campaign: Campaign,
  kind: CampaignMessage,
  now: EpochMs,
): Promise<number> {
  const people = await recipientAccounts(database, campaign.zooId, recipientsOfCampaign(kind, campaign));
  const messages = people
    .map(({ userId }) => campaignMessage(campaign, kind, userId, now))
    .filter((message) => isDocumentId(message.notificationId));
  return notifyPeople(database, messages);
}

/**
 * Tells the authors of the active campaigns whose last day has passed lately, and returns how many messages were new. A
 * campaign that cannot be read, or told of, is logged and does not stop the others.
 */
export async function tellOfEndedCampaigns(database: Firestore, now: EpochMs): Promise<number> {
  const ended = database
    .collection(CAMPAIGNS)
    .where('status', '==', 'active')
    .where('endAtUnix', '>', now - TOLD_FOR_MS)
    .where('endAtUnix', '<', now)
    .orderBy('endAtUnix');
  let told = 0;
  await eachCampaign(ended, {
    name: 'renewCampaigns',
    async work(campaign) {
      if (campaign === null) throw new Error('The campaign has not the shape of one.');
      if (isOver(campaign, now)) told += await tellOfCampaign(database, campaign, 'campaignEnded', now);
    },
  });
  return told;
}
