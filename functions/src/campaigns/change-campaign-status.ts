import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import {
  archiveCampaignContract,
  type CampaignRequest,
  type ChangedCampaign,
  renewCampaignContract,
  restoreCampaignContract,
  stopCampaignContract,
} from '../../../src/domain/callables/campaigns.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { type CampaignStep, renewedContent, restoredStatus } from '../../../src/domain/campaigns/campaign-steps.ts';
import { isItsName } from '../../../src/domain/campaigns/check-campaign.ts';
import { MEMO_LENGTH } from '../../../src/domain/fields/fields.ts';
import { hasControlCharacters } from '../../../src/domain/text/plain-name.ts';
import { now } from '../common/clock.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { campaignForStep, changedBy, newCampaign, writeCampaign } from './campaign-step.ts';

/** Stops an active campaign for good; its editor types its name and a reason. */
export const stopCampaign = parkCallable(stopCampaignContract, {
  async transact(transaction, { name, reason, ...one }, actor) {
    const stopReason = reason.trim();
    const campaign = await campaignForStep(transaction, one, actor, 'stop');
    if (isRefusal(campaign)) return campaign;
    if (!isItsName(name, campaign)) return refuse('campaign/name-differs', 'name');
    if (stopReason === '') return refuse('campaign/stop-reason-required', 'reason');
    if (stopReason.length > MEMO_LENGTH || hasControlCharacters(stopReason))
      return refuse('generic/invalid-input', 'reason');
    const stopped = changedBy(campaign, actor.userId, { status: 'stopped', stopReason });
    writeCampaign(transaction, { ...stopped, stoppedAtUnix: stopped.updatedAtUnix }, 'campaign.stopped', {
      reason: stopReason,
    });
    return { campaignId: campaign.campaignId };
  },
});

/** Archives a campaign that is not running. */
export const archiveCampaign = parkCallable(archiveCampaignContract, {
  transact: (transaction, request, actor) =>
    changeStatus(transaction, request, actor, {
      ...{ step: 'archive', action: 'campaign.archived', statusOf: () => 'archived' },
    }),
});

/** Restores an archived campaign as it was. */
export const restoreCampaign = parkCallable(restoreCampaignContract, {
  transact: (transaction, request, actor) =>
    changeStatus(transaction, request, actor, {
      ...{ step: 'restore', action: 'campaign.restored', statusOf: restoredStatus },
    }),
});

/** Makes the draft that continues a launched campaign. */
export const renewCampaign = parkCallable(renewCampaignContract, {
  async transact(transaction, { zooId, campaignId }, actor) {
    const before = await campaignForStep(transaction, { zooId, campaignId }, actor, 'renew');
    if (isRefusal(before)) return before;
    const content = renewedContent(before, now());
    const draft = newCampaign(content, { zooId, userId: actor.userId, at: now(), renewsId: campaignId });
    writeCampaign(transaction, draft, 'campaign.renewed', { renewsId: campaignId });
    return { campaignId: draft.campaignId };
  },
});

type StatusChange = {
  readonly step: CampaignStep;
  readonly action: AuditAction;
  readonly statusOf: (campaign: Campaign) => Campaign['status'];
};

async function changeStatus(
  transaction: Transaction,
  request: CampaignRequest,
  actor: Actor,
  { step, action, statusOf }: StatusChange,
): Promise<ChangedCampaign | Refusal> {
  const campaign = await campaignForStep(transaction, request, actor, step);
  if (isRefusal(campaign)) return campaign;
  writeCampaign(transaction, changedBy(campaign, actor.userId, { status: statusOf(campaign) }), action);
  return { campaignId: campaign.campaignId };
}
