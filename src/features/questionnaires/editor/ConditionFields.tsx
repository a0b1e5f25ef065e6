import { Button, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { mayBeDependedOn } from '#domain/questionnaires/check-conditions.ts';
import type { Condition } from '#domain/questionnaires/questionnaire.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { Known } from '../parts/useKnownQuestions.ts';
import { useAnswerName } from '../parts/useConditionWords.ts';
import { questionsBefore, withCondition } from './section-changes.ts';
import type { QuestionnaireForm } from './useQuestionnaireForm.ts';

/**
 * The condition of a question: an earlier question with answers to choose, and the answers after which it is asked. Only
 * earlier questions are offered, so that no condition leads back to itself.
 */
export function ConditionFields({
  form,
  known,
  questionId,
  condition,
  onClose,
}: {
  readonly form: QuestionnaireForm;
  readonly known: Known;
  readonly questionId: string;
  readonly condition: Condition | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['questionnaires', 'words']);
  const language = useLanguage();
  const answerName = useAnswerName();
  const { sections, conditions } = form.values;
  const put = (next: Omit<Condition, 'questionId'> | null) =>
    form.change({ conditions: withCondition(conditions, questionId, next) });
  const earlier = questionsBefore(sections, questionId).flatMap((id) => known.questions.get(id) ?? []);
  const possible = earlier.filter(({ type }) => mayBeDependedOn(type));
  const chosen = condition === null ? undefined : known.questions.get(condition.dependsOn);
  if (possible.length === 0 && condition === null)
    return (
      <Text fz="sm" c="dimmed" pt="xs">
        {t('condition.none')}
      </Text>
    );
  const isOffered = possible.some((one) => one.questionId === chosen?.questionId);
  const offered = chosen === undefined || isOffered ? possible : [...possible, chosen];
  return (
    <Stack gap="xs" pt="xs" role="group" aria-label={t('fields.condition')}>
      <SearchSelect
        label={t('condition.dependsOn')}
        nothingFoundMessage={t('words:noResult')}
        data={offered.map((one) => ({ value: one.questionId, label: textIn(one.wording, language) }))}
        value={condition?.dependsOn ?? null}
        onChange={(dependsOn) => put(dependsOn === null ? null : { dependsOn, answerIds: [] })}
      />
      {condition !== null && chosen !== undefined && (
        <MultiSelect
          label={t('condition.answers')}
          data={chosen.answers.map(({ answerId }) => ({ value: answerId, label: answerName(chosen, answerId) }))}
          value={condition.answerIds}
          onChange={(answerIds) => put({ dependsOn: condition.dependsOn, answerIds })}
        />
      )}
      <Group justify="flex-end">
        {condition !== null && (
          <Button
            variant="default"
            mih={44}
            onClick={() => {
              put(null);
              onClose();
            }}
          >
            {t('condition.remove')}
          </Button>
        )}
        <Button variant="light" mih={44} onClick={onClose}>
          {t('condition.done')}
        </Button>
      </Group>
    </Stack>
  );
}
