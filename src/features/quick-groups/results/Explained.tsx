import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvaluationMedia } from '#domain/quick-evaluations/evaluation-media.ts';
import type { AnsweredEvaluation } from '#domain/campaign-evaluations/evaluation-ref.ts';
import type { Answering } from '#domain/questionnaires/answering.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import type { Explanation } from '#domain/questionnaires/explanation.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useExplained } from './useGroupResults.ts';

export type ExplainedEvaluation = {
  readonly flow: Flow;
  readonly answering: Answering;
  readonly explanation: Explanation;
  readonly media: readonly EvaluationMedia[];
};

/** Draws the answers of an evaluation once its questions have come. */
export function Explained({
  evaluation,
  children,
}: {
  readonly evaluation: AnsweredEvaluation;
  readonly children: (explained: ExplainedEvaluation) => ReactNode;
}) {
  const { t } = useTranslation('quick-evaluations');
  return (
    <RecordState
      asked={useExplained(evaluation)}
      failed="evaluation/load-failed"
      notFound={<EmptyState title={t('notFound')} />}
    >
      {(explained) => children({ ...explained, media: evaluation.media })}
    </RecordState>
  );
}
