import type { EvaluationResult, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { finishedAt, type Scored } from './useGroupResults.ts';

/** A finished evaluation with its scores. */
export type ScoredEvaluation = {
  readonly evaluation: QuickEvaluation;
  readonly result: EvaluationResult;
  readonly at: EpochMs;
  /** its questions are not those of the scored evaluation before */
  readonly isChanged: boolean;
};

/** Returns the evaluations with scores, the earliest first, of the finished ones, which come the latest first. */
export function scoredEvaluations(finished: readonly Scored[]): ScoredEvaluation[] {
  const scored = finished.flatMap((one) => (one.result === null ? [] : [{ ...one, result: one.result }])).toReversed();
  return scored.map(({ evaluation, result }, at) => ({
    ...{ evaluation, result, at: finishedAt({ evaluation, result }) },
    isChanged: at > 0 && evaluation.setId !== scored[at - 1]?.evaluation.setId,
  }));
}
