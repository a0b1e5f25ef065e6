import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useQuestionSetQuery, useQuickEvaluationQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { answerableFlow } from '#domain/quick-evaluations/answerable-flow.ts';
import { flowOfSet } from '#domain/quick-evaluations/result-of.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { resultsHref } from '../addresses.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { RunningEvaluation } from './RunningEvaluation.tsx';

/** One evaluation with its questions; a finished one leads to its results. */
export function OpenEvaluation({ row, evaluationId }: { readonly row: QuickGroupRow; readonly evaluationId: string }) {
  const { t } = useTranslation('quick-evaluations');
  const { groupId } = row;
  const { data, error, refetch } = useQuickEvaluationQuery({ groupId, evaluationId });
  return (
    <RecordState
      asked={{ record: data, error: data === undefined ? error : undefined, refetch }}
      failed="evaluation/load-failed"
      notFound={<RecordNotFound title={t('notFound')} listHref="/FastEvalGroupListView" />}
      isWholePage
    >
      {(evaluation) =>
        evaluation.status === 'finished' ? (
          <Navigate to={resultsHref(groupId, evaluationId)} replace />
        ) : (
          <WithQuestions row={row} evaluation={evaluation} />
        )
      }
    </RecordState>
  );
}

function WithQuestions({ row, evaluation }: { readonly row: QuickGroupRow; readonly evaluation: QuickEvaluation }) {
  const { t } = useTranslation('quick-evaluations');
  const { groupId, setId } = evaluation;
  const { data: set, error, refetch } = useQuestionSetQuery({ groupId, setId });
  const record = useMemo(() => set && { set, flow: answerableFlow(flowOfSet(set)) }, [set]);
  return (
    <RecordState
      asked={{ record, error: set === undefined ? error : undefined, refetch }}
      failed="evaluation/load-failed"
      notFound={<RecordNotFound title={t('notFound')} listHref="/FastEvalGroupListView" />}
      isWholePage
    >
      {({ set: asked, flow }) => <RunningEvaluation row={row} evaluation={evaluation} set={asked} flow={flow} />}
    </RecordState>
  );
}
