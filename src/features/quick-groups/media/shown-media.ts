import type { EvaluationMedia } from '#domain/quick-evaluations/evaluation-media.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';

/** An evaluation with those of its media that the filters let through, at least one. */
export type ShownEvaluation = { readonly evaluation: QuickEvaluation; readonly media: readonly EvaluationMedia[] };

/** Returns the evaluations with media that match the filters, the latest first; a filter of null lets all through. */
export function shownMedia(
  evaluations: readonly QuickEvaluation[],
  { kind, evaluationId }: { readonly kind: string | null; readonly evaluationId: string | null },
): readonly ShownEvaluation[] {
  return evaluations
    .filter((one) => evaluationId === null || one.evaluationId === evaluationId)
    .map((evaluation) => ({
      evaluation,
      media: evaluation.media.filter((one) => kind === null || one.kind === kind),
    }))
    .filter(({ media }) => media.length > 0)
    .toSorted((one, other) => other.evaluation.startedAtUnix - one.evaluation.startedAtUnix);
}
