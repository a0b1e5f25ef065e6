import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  giveSecondOpinionContract,
  type GiveSecondOpinionRequest,
} from '../../../src/domain/callables/campaign-evaluations.ts';
import { takesSecondOpinion } from '../../../src/domain/campaign-evaluations/second-opinion.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { beginEvaluation, campaignToEvaluate, evaluationIdOf } from './begin-evaluation.ts';
import { campaignEvaluationFrom, campaignEvaluationPath } from './stored-campaign-evaluation.ts';

/**
 * Begins the second opinion of an auditor on a finished evaluation of somebody else, about the same animal or enclosure and
 * with the same questionnaire. An auditor gives one on each evaluation: the one that is there is returned.
 * @source src/domain/callables/campaign-evaluations.ts; permissions.md, auditor
 */
export const giveSecondOpinion = parkCallable(giveSecondOpinionContract, { transact: give });

async function give(
  transaction: Transaction,
  { zooId, secondOf }: GiveSecondOpinionRequest,
  actor: Actor,
): Promise<{ evaluationId: string } | Refusal> {
  const missing = refuse('evaluation/load-failed', 'secondOf');
  if (!isDocumentId(secondOf)) return missing;
  const stored = await transaction.get(database().doc(campaignEvaluationPath(secondOf)));
  const first = campaignEvaluationFrom(secondOf, stored.data());
  // An evaluation of another establishment does not exist for the caller.
  if (first?.zooId !== zooId) return missing;
  const atUnix = now();
  const { campaignId, campaignType, subjectKind, subjectId, questionnaireId, questionnaireVersion } = first;
  const operation = 'campaign.secondOpinion';
  const campaign = await campaignToEvaluate(transaction, { zooId, campaignId }, { actor, operation, atUnix });
  if (isRefusal(campaign)) return campaign;
  if (!takesSecondOpinion(first, actor.userId)) return refuse('evaluation/second-opinion-refused', 'secondOf');
  const evaluationId = evaluationIdOf('second opinion', secondOf, actor.userId);
  if ((await transaction.get(database().doc(campaignEvaluationPath(evaluationId)))).exists) return { evaluationId };
  const about = { campaignType, subjectKind, subjectId, questionnaireId, questionnaireVersion, secondOf };
  beginEvaluation(transaction, { evaluationId, zooId, campaignId, ...about }, actor.userId, atUnix);
  return { evaluationId };
}
