import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestionTableQuery } from '#data/questions/questions.endpoints.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** Draws its content once the short table and the catalogue of species are known: three documents. */
export function KnowledgeState({
  children,
}: {
  readonly children: (known: { readonly table: QuestionTable; readonly taxonomy: Taxonomy }) => ReactNode;
}) {
  const { t } = useTranslation('lists');
  const table = useQuestionTableQuery();
  const taxonomy = useTaxonomyQuery();
  const error = table.error ?? taxonomy.error;
  if (table.data !== undefined && taxonomy.data !== undefined)
    return children({ table: table.data, taxonomy: taxonomy.data });
  if (error === undefined) return <LoadingState label={t('loading')} shape="page" />;
  const retry = () => {
    void table.refetch();
    void taxonomy.refetch();
  };
  return <LoadFailed error={error} onRetry={retry} />;
}
