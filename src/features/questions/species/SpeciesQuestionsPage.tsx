import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePublishedQuestionsQuery } from '#data/questions/questions.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { compareIn } from '#ui/table/columns.ts';
import { KnowledgeState } from '../parts/KnowledgeState.tsx';
import { SpeciesQuestions } from './SpeciesQuestions.tsx';

/** /SpecieQA: the questions that apply to the species of `?id=`, with their reference answers and what is missing. */
export function Component() {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <KnowledgeState>
      {({ table, taxonomy }) => {
        const species = id === null ? undefined : taxonomy.species[id];
        return (
          <>
            <PageHeader
              title={species === undefined ? t('species.title') : speciesNameIn(species, language)}
              {...(species === undefined ? {} : { subtitle: t('species.title') })}
            />
            <Box maw={420} mb="lg">
              <SearchSelect
                label={t('content:values.level.species')}
                placeholder={t('species.choose')}
                nothingFoundMessage={t('words:noResult')}
                data={speciesChoices(taxonomy, language)}
                value={species === undefined ? null : id}
                onChange={(chosen) => chosen !== null && setParameters({ id: chosen })}
              />
            </Box>
            {species === undefined || id === null ? (
              <EmptyState title={t('species.choose')} message={t('species.chooseText')} />
            ) : (
              <Published parts={table.parts}>
                {(questions) => <SpeciesQuestions key={id} specieId={id} taxonomy={taxonomy} questions={questions} />}
              </Published>
            )}
          </>
        );
      }}
    </KnowledgeState>
  );
}

function Published({
  parts,
  children,
}: {
  readonly parts: number;
  readonly children: (questions: readonly PublishedQuestion[]) => React.ReactNode;
}) {
  const { t } = useTranslation('lists');
  const { data, error, refetch } = usePublishedQuestionsQuery(parts);
  if (data !== undefined) return children(Object.values(data));
  if (error === undefined) return <LoadingState label={t('loading')} shape="page" />;
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}

function speciesChoices(taxonomy: Taxonomy, language: ReturnType<typeof useLanguage>) {
  const compare = compareIn(language);
  return Object.entries(taxonomy.species)
    .map(([value, species]) => ({ value, label: speciesNameIn(species, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
