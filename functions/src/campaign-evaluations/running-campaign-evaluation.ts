import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { mayAnswer } from '../../../src/domain/campaign-evaluations/second-opinion.ts';
import { campaignIn } from '../campaigns/campaign-step.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { campaignEvaluationFrom, campaignEvaluationPath } from './stored-campaign-evaluation.ts';

/** A running evaluation of a campaign with its document. */
export type RunningOfCampaign = { readonly evaluation: CampaignEvaluation; readonly reference: DocumentReference };

/**
 * Returns the running evaluation when the caller may answer it, else the refusal: 'generic/permission-denied',
 * or 'evaluation/load-failed' for one that has ended, is of another establishment or is not there.
 */
export async function readRunningOfCampaign(
  transaction: Transaction,
  evaluationId: string,
  caller: Caller,
): Promise<RunningOfCampaign | Refusal> {
  const missing = refuse('evaluation/load-failed', 'evaluationId');
  if (!isDocumentId(evaluationId)) return missing;
  const reference = database().doc(campaignEvaluationPath(evaluationId));
  const evaluation = campaignEvaluationFrom(evaluationId, (await transaction.get(reference)).data());
  if (evaluation === null || !isDocumentId(evaluation.campaignId)) return missing;
  const { zooId, campaignId } = evaluation;
  const actor = await parkActor(zooId, caller);
  // An evaluation of another establishment does not exist for the caller.
  if (isRefusal(actor)) return missing;
  const campaign = await campaignIn(transaction, zooId, campaignId);
  if (campaign === null) return missing;
  if (!mayAnswer(actor, campaign, evaluation)) return refuse('generic/permission-denied');
  // The files of a finished evaluation are what they were when it ended.
  return evaluation.status === 'running' ? { evaluation, reference } : missing;
}
