import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { takesEvaluations } from '../../../src/domain/campaign-evaluations/concerned-subjects.ts';
import { campaignSubject } from '../../../src/domain/campaigns/campaign-rights.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { campaignIn } from '../campaigns/campaign-step.ts';
import { database } from '../common/firebase.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { campaignEvaluationPath } from './stored-campaign-evaluation.ts';

/** The id of a new evaluation, and what it is about. */
type Begun = Pick<
  CampaignEvaluation,
  | 'evaluationId'
  | 'zooId'
  | 'campaignId'
  | 'campaignType'
  | 'subjectKind'
  | 'subjectId'
  | 'questionnaireId'
  | 'questionnaireVersion'
  | 'secondOf'
>;

/**
 * Returns a campaign of the establishment in which the person may begin an evaluation at an instant, by the operation that
 * this is, else the refusal: 'campaign/not-found', 'generic/permission-denied', or 'campaign/step-refused' for a campaign
 * that takes none then.
 */
export async function campaignToEvaluate(
  transaction: Transaction,
  { zooId, campaignId }: Pick<Campaign, 'zooId' | 'campaignId'>,
  { actor, operation, atUnix }: { readonly actor: Actor; readonly operation: Operation; readonly atUnix: EpochMs },
): Promise<Campaign | Refusal> {
  const campaign = await campaignIn(transaction, zooId, campaignId);
  if (campaign === null) return refuse('campaign/not-found', 'campaignId');
  if (!mayDo(actor, operation, campaignSubject(campaign))) return refuse('generic/permission-denied', 'campaignId');
  return takesEvaluations(campaign, atUnix) ? campaign : refuse('campaign/step-refused', 'campaignId');
}

/** Creates an evaluation without an answer, led by the person who begins it. */
export function beginEvaluation(transaction: Transaction, begun: Begun, leaderId: string, atUnix: EpochMs): void {
  const evaluation: CampaignEvaluation = {
    ...begun,
    ...{ status: 'running', leaderId, steps: [], media: [], durationMs: 0, feedback: '' },
    ...{ startedBy: leaderId, startedAtUnix: atUnix, finishedAtUnix: null, result: null },
    ...{ updatedBy: leaderId, updatedAtUnix: atUnix },
  };
  transaction.create(database().doc(campaignEvaluationPath(begun.evaluationId)), withTimestamps(evaluation));
}

/** Returns the id of an evaluation that follows from these names: of two starts at once the second finds it taken. */
export function evaluationIdOf(...names: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 40);
}
