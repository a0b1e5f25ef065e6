import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import {
  startCampaignEvaluationContract,
  type StartCampaignEvaluationRequest,
} from '../../../src/domain/callables/campaign-evaluations.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import {
  concernedIds,
  frozenQuestionnaire,
  subjectKindOf,
  takesEvaluations,
} from '../../../src/domain/campaign-evaluations/concerned-subjects.ts';
import { campaignSubject } from '../../../src/domain/campaigns/campaign-rights.ts';
import { campaignFrom, campaignPath } from '../campaigns/campaign-step.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { campaignEvaluationPath, evaluationsOf, frozenVersion } from './stored-campaign-evaluation.ts';

/**
 * Begins an evaluation with the questionnaire version that the campaign froze. While one of the animal or enclosure is
 * running, it is returned, so that two participants or two presses begin one.
 * @source src/domain/callables/campaign-evaluations.ts
 */
export const startCampaignEvaluation = parkCallable(startCampaignEvaluationContract, { transact: start });

async function start(
  transaction: Transaction,
  { zooId, campaignId, subjectId }: StartCampaignEvaluationRequest,
  actor: Actor,
): Promise<{ evaluationId: string } | Refusal> {
  const missing = refuse('campaign/not-found', 'campaignId');
  if (!isDocumentId(campaignId)) return missing;
  const campaign = campaignFrom(campaignId, (await transaction.get(database().doc(campaignPath(campaignId)))).data());
  if (campaign === null || campaign.zooId !== zooId) return missing;
  if (!mayDo(actor, 'campaign.record', campaignSubject(campaign)))
    return refuse('generic/permission-denied', 'campaignId');
  const atUnix = now();
  if (!takesEvaluations(campaign, atUnix)) return refuse('campaign/step-refused', 'campaignId');
  const frozen = frozenQuestionnaire(campaign);
  if (frozen === null) return refuse('campaign/questionnaire-required', 'campaignId');
  const subjectKind = subjectKindOf(campaign);
  if (!concernedIds(campaign).includes(subjectId))
    return refuse(subjectKind === 'animal' ? 'campaign/animals-unknown' : 'campaign/enclosures-unknown', 'subjectId');
  const { docs } = await transaction.get(
    evaluationsOf(campaignId).where('subjectId', '==', subjectId).select('status'),
  );
  const running = docs.find((one) => one.get('status') === 'running');
  if (running !== undefined) return { evaluationId: running.id };
  if ((await frozenVersion(transaction, frozen)) === null) return refuse('evaluation/no-questions');
  const evaluationId = idOf(campaignId, subjectId, docs.length);
  const evaluation: CampaignEvaluation = {
    ...{ evaluationId, zooId, campaignId, campaignType: campaign.type, subjectKind, subjectId, ...frozen },
    ...{ status: 'running', leaderId: actor.userId, steps: [], media: [], durationMs: 0, feedback: '' },
    ...{ startedBy: actor.userId, startedAtUnix: atUnix, finishedAtUnix: null, result: null },
    ...{ updatedBy: actor.userId, updatedAtUnix: atUnix },
  };
  transaction.create(database().doc(campaignEvaluationPath(evaluationId)), withTimestamps(evaluation));
  return { evaluationId };
}

/** Returns the id of the evaluation that follows so many: of two starts at once the second finds that it is taken. */
function idOf(campaignId: string, subjectId: string, before: number): string {
  return createHash('sha256')
    .update(JSON.stringify([campaignId, subjectId, before]))
    .digest('hex')
    .slice(0, 40);
}
