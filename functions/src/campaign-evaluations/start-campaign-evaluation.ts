import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  startCampaignEvaluationContract,
  type StartCampaignEvaluationRequest,
} from '../../../src/domain/callables/campaign-evaluations.ts';
import {
  concernedIds,
  frozenQuestionnaire,
  subjectKindOf,
} from '../../../src/domain/campaign-evaluations/concerned-subjects.ts';
import { now } from '../common/clock.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { beginEvaluation, campaignToEvaluate, evaluationIdOf } from './begin-evaluation.ts';
import { evaluationsOf, frozenVersion } from './stored-campaign-evaluation.ts';

/**
 * Begins an evaluation with the questionnaire version that the campaign froze. While one of the animal or enclosure is
 * running, it is returned, so that two participants or two presses begin one. Second opinions run beside it.
 * @source src/domain/callables/campaign-evaluations.ts
 */
export const startCampaignEvaluation = parkCallable(startCampaignEvaluationContract, { transact: start });

async function start(
  transaction: Transaction,
  { zooId, campaignId, subjectId }: StartCampaignEvaluationRequest,
  actor: Actor,
): Promise<{ evaluationId: string } | Refusal> {
  const atUnix = now();
  const operation = 'campaign.record';
  const campaign = await campaignToEvaluate(transaction, { zooId, campaignId }, { actor, operation, atUnix });
  if (isRefusal(campaign)) return campaign;
  const frozen = frozenQuestionnaire(campaign);
  if (frozen === null) return refuse('campaign/questionnaire-required', 'campaignId');
  const subjectKind = subjectKindOf(campaign);
  if (!concernedIds(campaign).includes(subjectId))
    return refuse(subjectKind === 'animal' ? 'campaign/animals-unknown' : 'campaign/enclosures-unknown', 'subjectId');
  const { docs } = await transaction.get(
    evaluationsOf(campaignId).where('subjectId', '==', subjectId).select('status', 'secondOf'),
  );
  // Evaluations that were written before there were second opinions name none.
  const own = docs.filter((one) => typeof one.get('secondOf') !== 'string');
  const running = own.find((one) => one.get('status') === 'running');
  if (running !== undefined) return { evaluationId: running.id };
  if ((await frozenVersion(transaction, frozen)) === null) return refuse('evaluation/no-questions');
  const evaluationId = evaluationIdOf(campaignId, subjectId, own.length);
  const about = { campaignType: campaign.type, subjectKind, subjectId, ...frozen, secondOf: null };
  beginEvaluation(transaction, { evaluationId, zooId, campaignId, ...about }, actor.userId, atUnix);
  return { evaluationId };
}
