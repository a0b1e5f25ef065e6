import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { BY_SERVER } from '../../../src/domain/audit/audit-log.ts';
import { isOver, renewedContent } from '../../../src/domain/campaigns/campaign-steps.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { isRefusal } from '../common/refusal.ts';
import { campaignFrom, campaignPath, CAMPAIGNS, changedBy, newCampaign, writeCampaign } from './campaign-step.ts';
import { launchIn } from './launch-campaign.ts';

/** Campaigns of one run; the next run takes the remaining ones. */
const MOST_OF_A_RUN = 200;

/**
 * Renews the active campaigns whose last day has passed and which renew themselves: each gets a successor, which is
 * launched when nothing keeps it from being, and else waits as a draft. The renewal goes over to the successor in one
 * commit, so that a repeated run renews nothing twice.
 */
export async function renewEndedCampaigns(at: EpochMs): Promise<{ renewed: number; waiting: number }> {
  const { docs } = await database()
    .collection(CAMPAIGNS)
    .where('status', '==', 'active')
    .where('isAutoRenewed', '==', true)
    .where('endAtUnix', '<', at)
    .orderBy('endAtUnix')
    .limit(MOST_OF_A_RUN)
    .get();
  const outcome = { renewed: 0, waiting: 0 };
  for (const { id } of docs) {
    const draft = await successorOf(id, at);
    if (draft === null) continue;
    const launched = await inTransaction((transaction) => launchIn(transaction, draft, BY_SERVER));
    if (isRefusal(launched)) outcome.waiting += 1;
    else outcome.renewed += 1;
  }
  return outcome;
}

/** Returns the draft that was made to continue a campaign; null when there is nothing to renew any more. */
async function successorOf(campaignId: string, at: EpochMs): Promise<Campaign | null> {
  return inTransaction(async (transaction) => {
    const document = await transaction.get(database().doc(campaignPath(campaignId)));
    const before = campaignFrom(campaignId, document.data());
    if (before === null || before.status !== 'active' || !before.isAutoRenewed || !isOver(before, at)) return null;
    const { zooId } = before;
    const draft = newCampaign(renewedContent(before, at), { zooId, userId: BY_SERVER, at, renewsId: campaignId });
    writeCampaign(transaction, draft, 'campaign.renewed', { renewsId: campaignId });
    writeCampaign(transaction, changedBy(before, BY_SERVER, { isAutoRenewed: false }), 'campaign.changed');
    return draft;
  });
}
