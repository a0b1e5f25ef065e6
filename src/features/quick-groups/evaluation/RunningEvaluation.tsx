import { Alert, Badge, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { type Flow, progressOf, questionToShow } from '#domain/questionnaires/flow.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { QuestionPages } from '#kit/questions/QuestionPages.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';
import { EvaluationState } from './EvaluationState.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { OtherLeader } from './OtherLeader.tsx';
import { UnsentTexts } from './UnsentTexts.tsx';
import { useSteps } from './useSteps.ts';
import { useTimeSpent } from './useTimeSpent.ts';

// Fetched apart: the questions are read and answered before it is there.
const QuestionMedia = lazy(async () => ({ default: (await import('../media/QuestionMedia.tsx')).QuestionMedia }));

/** An evaluation that goes on: answered by the person who leads it, and read by everybody else. */
export function RunningEvaluation({
  row: { group },
  evaluation,
  set,
  flow,
}: {
  readonly row: QuickGroupRow;
  readonly evaluation: QuickEvaluation;
  readonly set: QuestionSet;
  readonly flow: Flow;
}) {
  const { t } = useTranslation(['quick-evaluations', 'evaluation-media']);
  const { userId } = useActor();
  const [parameters, setParameters] = useSearchParams();
  const [isFinishing, setIsFinishing] = useState(false);
  const mayEvaluate = useMayEvaluate(group);
  const isLeader = evaluation.leaderId === userId;
  const isReadOnly = useDemoError('quickGroup.evaluate') !== null || !mayEvaluate || !isLeader;
  const spent = useTimeSpent(evaluation.durationMs, !isReadOnly);
  const { answering, send, unsent, ...steps } = useSteps(evaluation, flow, spent);
  const speciesOf = useSpeciesNames(set, group.speciesIds.length > 1);
  const question = questionToShow(flow, answering, parameters.get('question'));
  if (question === null) return <EmptyState title={t('noQuestions')} message={t('noQuestionsText')} />;
  return (
    // A typed answer and a comment are sent when their field is left.
    <div onBlur={send}>
      <PageHeader title={group.groupName} subtitle={t('title')} />
      <EvaluationState progress={progressOf(flow, answering)} spent={spent} />
      {!isLeader && <OtherLeader evaluation={evaluation} mayTakeOver={mayEvaluate} />}
      <UnsentTexts unsent={unsent} flow={flow} onForget={steps.forgetUnsent} />
      {isLeader && group.isArchived && (
        <Alert color="gray" mb="sm">
          {t('archivedGroup')}
        </Alert>
      )}
      <QuestionPages
        flow={flow}
        answering={answering}
        question={question}
        isReadOnly={isReadOnly}
        mayGoOn
        finishLabel={t('finish')}
        media={() => <Text c="dimmed">{t('evaluation-media:below')}</Text>}
        below={
          <Suspense fallback={null}>
            <QuestionMedia evaluation={evaluation} question={question} isReadOnly={isReadOnly} />
          </Suspense>
        }
        above={(questionId) => {
          const names = speciesOf(questionId);
          return (
            names.length > 0 && (
              <Group gap="xs" mb="xs">
                {names.map((name) => (
                  <Badge key={name} variant="default" tt="none">
                    {name}
                  </Badge>
                ))}
              </Group>
            )
          );
        }}
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
        <FinishDialog evaluation={evaluation} spent={spent} onClose={() => setIsFinishing(false)} />
      )}
    </div>
  );
}

/** Returns a function that names the species of a question, where a group has several. */
function useSpeciesNames({ questions }: QuestionSet, hasSeveral: boolean): (questionId: string) => readonly string[] {
  const language = useLanguage();
  const { species } = useTaxonomyQuery().data ?? EMPTY_TAXONOMY;
  return (questionId) => {
    if (!hasSeveral) return [];
    const ids = questions.find(({ question }) => question.questionId === questionId)?.speciesIds ?? [];
    return ids.flatMap((id) => (species[id] === undefined ? [] : speciesNameIn(species[id], language)));
  };
}
