import { type DeleteCampaignRequest, deleteCampaignContract } from '../../../src/domain/callables/campaigns.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { isItsName } from '../../../src/domain/campaigns/check-campaign.ts';
import { now } from '../common/clock.ts';
import { deleteFound } from '../common/delete-found.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pagesOf } from '../common/pages.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { campaignEvaluationFrom, evaluationsOf } from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { giveRoom } from '../files/storage-room.ts';
import { deleteAttachmentFile } from '../tasks/attachment-file.ts';
import { alertsOfCampaign } from '../alerts/stored-alerts.ts';
import { campaignForStep, campaignPath, recordCampaign, sessionsOf } from './campaign-step.ts';

const PAGE_SIZE = 100;

/**
 * Deletes a campaign that is not active, with its sessions, what they recorded, its evaluations with their files, and its alerts.
 * These go first: a deletion that breaks off is repeated, and no session is left without its campaign.
 * @source specification, point 4 "Campaign": deleted (irreversible); welfare campaigns archive evaluations for 10 years
 */
export const deleteCampaign = parkCallable(deleteCampaignContract, {
  async handle(request, { actor }) {
    const found = await inTransaction((transaction) => deletable(transaction, request, actor));
    if (isRefusal(found)) return found;
    await deleteSessions(found.campaignId);
    await deleteEvaluations(found.campaignId);
    await deleteFound(database(), alertsOfCampaign(found.campaignId));
    return inTransaction(async (transaction) => {
      const campaign = await deletable(transaction, request, actor);
      if (isRefusal(campaign)) return campaign;
      transaction.delete(database().doc(campaignPath(campaign.campaignId)));
      recordCampaign(transaction, campaign, 'campaign.deleted', { by: actor.userId, at: now() });
      return { campaignId: campaign.campaignId };
    });
  },
});

/** Returns the campaign that the person may delete now, or why not. */
async function deletable(
  transaction: Transaction,
  { name, ...one }: DeleteCampaignRequest,
  actor: Actor,
): Promise<Campaign | Refusal> {
  const campaign = await campaignForStep(transaction, one, actor, 'delete');
  if (isRefusal(campaign)) return campaign;
  if (!isItsName(name, campaign)) return refuse('campaign/name-differs', 'name');
  if (campaign.type !== 'welfare') return campaign;
  for (const results of [sessionsOf, evaluationsOf]) {
    const finished = results(campaign.campaignId).where('status', '==', 'finished').limit(1);
    // oxlint-disable-next-line no-await-in-loop -- the first result decides
    if (!(await transaction.get(finished)).empty) return refuse('campaign/results-kept');
  }
  return campaign;
}

async function deleteSessions(campaignId: string): Promise<void> {
  for await (const page of pagesOf(sessionsOf(campaignId).orderBy('__name__'), PAGE_SIZE)) {
    for (const { ref } of page) {
      await deleteFound(database(), ref.collection('records'));
      await ref.delete();
    }
  }
}

async function deleteEvaluations(campaignId: string): Promise<void> {
  for await (const page of pagesOf(evaluationsOf(campaignId).orderBy('__name__'), PAGE_SIZE)) {
    for (const document of page) {
      const evaluation = campaignEvaluationFrom(document.id, document.data());
      if (evaluation !== null) {
        for (const { path, bytes } of evaluation.media) {
          await deleteAttachmentFile(path);
          await giveRoom(evaluation.zooId, bytes);
        }
      }
      await document.ref.delete();
    }
  }
}
