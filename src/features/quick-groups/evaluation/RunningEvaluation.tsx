import { Alert, Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import type { Flow } from '#domain/questionnaires/flow.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { resultsHref } from '../addresses.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';
import { AnsweringPage } from './AnsweringPage.tsx';

/** An evaluation of a group that goes on: answered by the member who leads it, and read by everybody else. */
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
  const { t } = useTranslation('quick-evaluations');
  const navigate = useNavigate();
  const speciesOf = useSpeciesNames(set, group.speciesIds.length > 1);
  return (
    <AnsweringPage
      title={group.groupName}
      subtitle={t('title')}
      evaluation={evaluation}
      flow={flow}
      operation="quickGroup.evaluate"
      mayEvaluate={useMayEvaluate(group)}
      emptyText={t('noQuestionsText')}
      note={group.isArchived && <Alert color="gray">{t('archivedGroup')}</Alert>}
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
      onFinished={() => void navigate(resultsHref(group.groupId, evaluation.evaluationId), { replace: true })}
    />
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
