import { useMemo } from 'react';
import { useQuestionSetQuery, useQuickEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { defaultWeights } from '#domain/content/weights.ts';
import { answeringOf } from '#domain/quick-evaluations/answering-of.ts';
import type { EvaluationResult, QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { flowOfSet, resultOf } from '#domain/quick-evaluations/result-of.ts';
import { explain } from '#domain/questionnaires/explanation.ts';
import { useActor } from '#state/session/use-session.ts';

/** A finished evaluation with its scores; null while neither the server's nor the questions for own ones are known. */
export type Scored = { readonly evaluation: QuickEvaluation; readonly result: EvaluationResult | null };

const endOf = ({ finishedAtUnix, startedAtUnix }: QuickEvaluation) => finishedAtUnix ?? startedAtUnix;

/** Returns the instant at which an evaluation was finished. */
export const finishedAt = ({ evaluation }: Scored): number => endOf(evaluation);

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
export function useExplained(evaluation: QuickEvaluation) {
  const { groupId, setId } = evaluation;
  const { data, error, refetch } = useQuestionSetQuery({ groupId, setId });
  const record = useMemo(() => (data === undefined ? undefined : explained(data, evaluation)), [data, evaluation]);
  return { record, error: data === undefined ? error : undefined, refetch };
}

/** Returns the answers of an evaluation, with the explanation of their scores. */
export function explained(set: QuestionSet, evaluation: Pick<QuickEvaluation, 'steps' | 'media'>) {
  const flow = flowOfSet(set);
  const answering = answeringOf(evaluation, flow.questions);
  return { flow, answering, explanation: explain(flow, answering, defaultWeights()) };
}

function ownResult(evaluation: QuickEvaluation, set: QuestionSet | undefined): EvaluationResult | null {
  return set?.setId === evaluation.setId ? resultOf(evaluation, set) : null;
}
