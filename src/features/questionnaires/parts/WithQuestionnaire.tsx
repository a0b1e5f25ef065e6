import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useQuestionnaireQuery, useQuestionnaireVersionQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import type { Questionnaire, QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { QuestionnaireNotFound } from './QuestionnaireNotFound.tsx';
import { type Known, useKnownQuestions } from './useKnownQuestions.ts';

const state = { unknown: ['questionnaire/not-found'], notFound: <QuestionnaireNotFound />, isWholePage: true } as const;

/** Draws a page about a questionnaire as its editors left it, once it has come. */
export function WithQuestionnaire({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (questionnaire: Questionnaire) => ReactNode;
}) {
  const { data: record, error, refetch } = useQuestionnaireQuery(id);
  return (
    <RecordState {...state} asked={{ record, error, refetch }}>
      {children}
    </RecordState>
  );
}

/** Draws a page about a published version, once it has come; null for the number 0, before the first one. */
export function WithVersion({
  questionnaireId,
  number,
  children,
}: {
  readonly questionnaireId: string;
  readonly number: number;
  readonly children: (version: QuestionnaireVersion | null) => ReactNode;
}) {
  const asked = number === 0 ? skipToken : { questionnaireId, number };
  const { data: record, error, refetch } = useQuestionnaireVersionQuery(asked);
  if (number === 0) return children(null);
  return (
    <RecordState {...state} asked={{ record, error, refetch }}>
      {children}
    </RecordState>
  );
}

/** Draws a page that needs the published questions and the catalogue, once they have come. */
export function WithKnown({ children }: { readonly children: (known: Known) => ReactNode }) {
  const asked = useKnownQuestions();
  return (
    <RecordState {...state} asked={asked}>
      {children}
    </RecordState>
  );
}
