import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useQuestionnaireVersionQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import { useQuestionSetQuery, useQuickEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { AnsweredEvaluation } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { defaultWeights, type Weights } from '#domain/content/weights.ts';
import { answeringOf } from '#domain/quick-evaluations/answering-of.ts';
import type { EvaluationResult, QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { flowOfSet, resultOf } from '#domain/quick-evaluations/result-of.ts';
import { type Flow, flowOf } from '#domain/questionnaires/flow.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { useActor } from '#state/session/use-session.ts';

/** A finished evaluation with its scores; null while neither the server's nor the questions for own ones are known. */
export type Scored<Evaluation extends AnsweredEvaluation = QuickEvaluation> = {
  readonly evaluation: Evaluation;
  readonly result: EvaluationResult | null;
};

const endOf = ({ finishedAtUnix, startedAtUnix }: AnsweredEvaluation) => finishedAtUnix ?? startedAtUnix;

/** Returns the instant at which an evaluation was finished. */
export const finishedAt = ({ evaluation }: Scored<AnsweredEvaluation>): number => endOf(evaluation);

/**
 * Returns the evaluations of a group as a record that is asked for: the finished ones with their scores, the latest
 * first, and the one that goes on.
 */
export function useGroupResults(groupId: string) {
  const { data, error, refetch } = useQuickEvaluationsQuery({ zooId: useActor().zooId, groupId });
  // The server scores an evaluation as soon as it hears of its end: without a network this device does so itself.
  const unscored = data?.items.find(({ status, result }) => status === 'finished' && result === null);
  const { data: set } = useQuestionSetQuery(
    { groupId, setId: unscored?.setId ?? '' },
    { skip: unscored === undefined },
  );
  const record = useMemo(
    () =>
      data && {
        running: data.items.find(({ status }) => status === 'running') ?? null,
        finished: data.items
          .filter(({ status }) => status === 'finished')
          .toSorted((one, other) => endOf(other) - endOf(one))
          .map((evaluation): Scored => ({ evaluation, result: evaluation.result ?? ownResult(evaluation, set) })),
        isCut: data.isCut,
      },
    [data, set],
  );
  return { record, error: data === undefined ? error : undefined, refetch };
}

/** Returns the questions and answers of an evaluation with the explanation of its scores, as a record that is asked for. */
export function useExplained(evaluation: AnsweredEvaluation) {
  const isOfGroup = 'groupId' in evaluation;
  const ofGroup = useQuestionSetQuery(isOfGroup ? { groupId: evaluation.groupId, setId: evaluation.setId } : skipToken);
  const ofCampaign = useQuestionnaireVersionQuery(
    isOfGroup ? skipToken : { questionnaireId: evaluation.questionnaireId, number: evaluation.questionnaireVersion },
  );
  const { error, refetch } = isOfGroup ? ofGroup : ofCampaign;
  const [set, version] = [ofGroup.data, ofCampaign.data];
  const record = useMemo(() => {
    if (set !== undefined) return explained(set, evaluation);
    return version === undefined ? undefined : explainedIn(flowOf(version), version.weights, evaluation);
  }, [set, version, evaluation]);
  return { record, error: record === undefined ? error : undefined, refetch };
}

/** Returns the answers of an evaluation, with the explanation of their scores. */
export function explained(set: QuestionSet, evaluation: Pick<QuickEvaluation, 'steps' | 'media'>) {
  return explainedIn(flowOfSet(set), defaultWeights(), evaluation);
}

function explainedIn(flow: Flow, weights: Weights, evaluation: Pick<AnsweredEvaluation, 'steps' | 'media'>) {
  const answering = answeringOf(evaluation, flow.questions);
  return { flow, answering, explanation: explain(flow, answering, weights) };
}

function ownResult(evaluation: QuickEvaluation, set: QuestionSet | undefined): EvaluationResult | null {
  return set?.setId === evaluation.setId ? resultOf(evaluation, set) : null;
}
