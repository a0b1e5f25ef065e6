import { Box, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Operation } from '#domain/access/operations.ts';
import type { AnsweredEvaluation } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { type Flow, progressOf, questionToShow } from '#domain/questionnaires/flow.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { QuestionPages } from '#kit/questions/QuestionPages.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EvaluationState } from './EvaluationState.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { OtherLeader } from './OtherLeader.tsx';
import { UnsentTexts } from './UnsentTexts.tsx';
import { useSteps } from './useSteps.ts';
import { useTimeSpent } from './useTimeSpent.ts';

// Fetched apart: the questions are read and answered before it is there.
const QuestionMedia = lazy(async () => ({ default: (await import('../media/QuestionMedia.tsx')).QuestionMedia }));

/**
 * The questions of an evaluation that goes on, one after the other: answered by the person who leads it, and read by
 * everybody else. Groups and campaigns are evaluated with it.
 */
export function AnsweringPage({
  title,
  subtitle,
  action,
  evaluation,
  flow,
  operation,
  mayEvaluate,
  hasMedia = true,
  emptyText,
  note,
  above,
  onFinished,
}: {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly action?: ReactNode;
  readonly evaluation: AnsweredEvaluation;
  readonly flow: Flow;
  /** with which the person evaluates */
  readonly operation: Operation;
  readonly mayEvaluate: boolean;
  /** false for people who may add no photos, films and sounds */
  readonly hasMedia?: boolean;
  /** said where there is no question */
  readonly emptyText: string;
  /** why the leader cannot answer any more */
  readonly note?: ReactNode;
  /** what stands above a question */
  readonly above?: (questionId: string) => ReactNode;
  readonly onFinished: () => void;
}) {
  const { t } = useTranslation(['quick-evaluations', 'evaluation-media']);
  const { userId } = useActor();
  const [parameters, setParameters] = useSearchParams();
  const [isFinishing, setIsFinishing] = useState(false);
  const isLeader = evaluation.leaderId === userId;
  const isReadOnly = useDemoError(operation) !== null || !mayEvaluate || !isLeader;
  const spent = useTimeSpent(evaluation.durationMs, !isReadOnly);
  const { answering, send, unsent, ...steps } = useSteps(evaluation, flow, spent);
  const question = questionToShow(flow, answering, parameters.get('question'));
  if (question === null) return <EmptyState title={t('noQuestions')} message={emptyText} />;
  return (
    // A typed answer and a comment are sent when their field is left.
    <div onBlur={send}>
      <PageHeader title={title} subtitle={subtitle} action={action} />
      <EvaluationState progress={progressOf(flow, answering)} spent={spent} />
      {!isLeader && <OtherLeader evaluation={evaluation} operation={operation} mayTakeOver={mayEvaluate} />}
      <UnsentTexts unsent={unsent} flow={flow} onForget={steps.forgetUnsent} />
      {isLeader && Boolean(note) && <Box mb="sm">{note}</Box>}
      <QuestionPages
        flow={flow}
        answering={answering}
        question={question}
        isReadOnly={isReadOnly}
        mayGoOn
        finishLabel={t('finish')}
        media={() => <Text c="dimmed">{t('evaluation-media:below')}</Text>}
        below={
          hasMedia && (
            <Suspense fallback={null}>
              <QuestionMedia
                evaluation={evaluation}
                operation={operation}
                question={question}
                isReadOnly={isReadOnly}
              />
            </Suspense>
          )
        }
        above={above ?? (() => null)}
        onAnswer={steps.answer}
        onSkip={steps.skip}
        onComment={steps.comment}
        onGo={(to) => {
          send();
          setParameters((now) => withParameters(now, { question: to }), { replace: true });
        }}
        onFinish={() => {
          send();
          setIsFinishing(true);
        }}
      />
      {isFinishing && isLeader && (
        <FinishDialog
          evaluation={evaluation}
          spent={spent}
          onFinished={onFinished}
          onClose={() => setIsFinishing(false)}
        />
      )}
    </div>
  );
}
