import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { usePublishedQuestionsQuery, useQuestionTableQuery } from '#data/questions/questions.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';

/** The knowledge that a questionnaire is made from. */
export type Known = {
  /** the published questions, by their ids */
  readonly questions: ReadonlyMap<string, PublishedQuestion>;
  readonly taxonomy: Taxonomy;
};

/** Returns the published questions and the catalogue, as a record that is asked for: the short table, its parts, two documents. */
export function useKnownQuestions() {
  const table = useQuestionTableQuery();
  const published = usePublishedQuestionsQuery(table.data?.parts ?? skipToken);
  const taxonomy = useTaxonomyQuery();
  const [all, catalogue] = [published.data, taxonomy.data];
  const record = useMemo(
    (): Known | undefined =>
      all === undefined || catalogue === undefined
        ? undefined
        : { questions: new Map(Object.entries(all)), taxonomy: catalogue },
    [all, catalogue],
  );
  const refetch = () => {
    void table.refetch();
    void taxonomy.refetch();
    if (!published.isUninitialized) void published.refetch();
  };
  return { record, error: table.error ?? published.error ?? taxonomy.error, refetch };
}
