import { campaignResultOf } from '../../../src/domain/campaign-evaluations/campaign-result.ts';
import { evaluatesSubject } from '../../../src/domain/evaluation-history/last-evaluation.ts';
import { followScore } from '../alerts/follow-score.ts';
import {
  campaignEvaluationFrom,
  campaignEvaluationPath,
  frozenVersion,
} from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { animalPath, enclosurePath, usablePaths } from '../common/paths.ts';
import { keepLastEvaluation } from '../evaluations/keep-last-evaluation.ts';

/**
 * Computes the result of an evaluation of a campaign that was finished. The result, once it is there, makes an evaluation
 * of a welfare campaign the last one of its animal or enclosure, and a score below the expected one an alert; a second
 * opinion has its result alone. A second delivery finds the result and changes nothing.
 */
export const scoreCampaignEvaluation = onChange(
  { name: 'scoreCampaignEvaluation', document: 'campaignEvaluations/{evaluationId}' },
  async ({ ids: { evaluationId }, at, before, after }) => {
    if (after.get('status') !== 'finished') return;
    const path = campaignEvaluationPath(evaluationId);
    if (after.get('result') === null) {
      await inTransaction(async (transaction) => {
        const reference = database().doc(path);
        const evaluation = campaignEvaluationFrom(evaluationId, (await transaction.get(reference)).data());
        if (evaluation?.status !== 'finished' || evaluation.result !== null) return;
        const version = await frozenVersion(transaction, evaluation);
        if (version !== null) transaction.update(reference, { result: campaignResultOf(evaluation, version) });
      });
      return;
    }
    const evaluation = campaignEvaluationFrom(evaluationId, after.data());
    if (before.get('result') !== null || evaluation === null || evaluation.finishedAtUnix === null) return;
    if (!evaluatesSubject(evaluation)) return;
    const { zooId, subjectKind, subjectId, finishedAtUnix } = evaluation;
    const paths = usablePaths(subjectKind === 'animal' ? animalPath : enclosurePath, [subjectId]);
    await keepLastEvaluation(zooId, paths, Math.min(finishedAtUnix, at), { path, counts: ({ exists }) => exists });
    const campaign = await campaignOf(evaluation);
    if (campaign !== null) await followScore(campaign, evaluation, at);
  },
);
