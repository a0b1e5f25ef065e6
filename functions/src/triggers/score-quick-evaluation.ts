import { lastEvaluationOf } from '../../../src/domain/quick-groups/quick-group.ts';
import { resultOf } from '../../../src/domain/quick-evaluations/result-of.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { keepLastEvaluation } from '../evaluations/keep-last-evaluation.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';
import { animalPath, usablePaths } from '../common/paths.ts';
import { evaluationPath, questionSetPath, quickGroupPath } from '../quick-evaluations/quick-evaluation-paths.ts';
import { evaluationFrom, groupFrom, questionSetFrom } from '../quick-evaluations/stored-quick-evaluation.ts';

/**
 * Computes the result of an evaluation that was finished, and keeps the last one on its group; the result, once it is
 * there, makes it the last one of the group's animals. A second delivery finds the result and changes nothing.
 */
export const scoreQuickEvaluation = onChange(
  { name: 'scoreQuickEvaluation', document: 'fastEvalGroups/{groupId}/evaluations/{evaluationId}' },
  async ({ ids: { groupId, evaluationId }, at, before: former, after }) => {
    if (after.get('status') !== 'finished') return;
    if (after.get('result') !== null) {
      const finishedAtUnix = evaluationFrom(evaluationId, after.data())?.finishedAtUnix ?? null;
      const isNew = former.get('result') === null && finishedAtUnix !== null;
      return isNew ? keepForAnimals(groupId, evaluationId, Math.min(finishedAtUnix, at)) : undefined;
    }
    await database().runTransaction(async (transaction) => {
      const reference = database().doc(evaluationPath(groupId, evaluationId));
      const groupReference = database().doc(quickGroupPath(groupId));
      const [stored, storedGroup] = await transaction.getAll(reference, groupReference);
      const evaluation = evaluationFrom(evaluationId, stored?.data());
      const group = groupFrom(groupId, storedGroup?.data());
      if (evaluation === null || group === null || evaluation.result !== null) return;
      const set = questionSetFrom(
        evaluation.setId,
        (await transaction.get(database().doc(questionSetPath(groupId, evaluation.setId)))).data(),
      );
      if (set === null || evaluation.finishedAtUnix === null) return;
      const result = resultOf(evaluation, set);
      const before = group.lastEvaluation;
      const last = lastEvaluationOf(
        { evaluationId, atUnix: evaluation.finishedAtUnix },
        result,
        before?.overall ?? null,
      );
      transaction.update(reference, { result });
      transaction.update(groupReference, {
        ...(last.atUnix >= (before?.atUnix ?? 0) ? { lastEvaluation: last } : {}),
        ...(group.runningId === evaluationId ? { runningId: null } : {}),
      });
    });
  },
);

async function keepForAnimals(groupId: string, evaluationId: string, at: EpochMs): Promise<void> {
  const group = groupFrom(groupId, (await database().doc(quickGroupPath(groupId)).get()).data());
  if (group === null) return;
  await keepLastEvaluation(group.zooId, usablePaths(animalPath, group.animalIds), at, {
    path: evaluationPath(groupId, evaluationId),
    counts: (present) => present.exists,
  });
}
