import { Alert, Group, Radio, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EVALUATION_TYPES } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { type ContentChoices, useContentChoices } from '../../parts/useContentChoices.ts';
import { PercentInput } from '../PercentInput.tsx';
import { ExpectedFrequencies } from './ExpectedFrequencies.tsx';
import type { StepProps } from './step-props.ts';

/** The content of the campaign: ethogram, questionnaire with the time of its score, and context. */
export function ContentStep({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const { values, edit, at, isReadOnly, isFrozen } = form;
  const { ethogram, questionnaire, context } = useContentChoices();
  const observes = values.observation.methods.length > 0;
  const isPedagogical = values.type === 'pedagogical';
  return (
    <Stack gap="md">
      <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
        {t('contentHint')}
      </Alert>
      <ContentField
        form={form}
        name="ethogramId"
        label={t('campaigns:facts.ethogram')}
        description={t('ethogramHint')}
        content={ethogram}
        isRequired={observes}
      />
      {values.type === 'welfare' && values.ethogramId !== null && values.observation.methods.includes('scan') && (
        <ExpectedFrequencies form={form} />
      )}
      {isPedagogical ? (
        <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('noQuestionnaire')}
        </Alert>
      ) : (
        <ContentField
          form={form}
          name="questionnaireId"
          label={t('campaigns:facts.questionnaire')}
          description={t('questionnaireHint')}
          content={questionnaire}
          isRequired={values.type === 'welfare'}
        />
      )}
      {!isPedagogical && values.questionnaireId !== null && (
        <Radio.Group
          name="evaluationType"
          label={t('campaigns:facts.evaluationType')}
          value={values.evaluationType}
          error={at('campaigns:facts.evaluationType')}
          onChange={(value) => {
            const evaluationType = EVALUATION_TYPES.find((one) => one === value);
            if (evaluationType !== undefined) edit({ evaluationType });
          }}
        >
          <Stack gap="xs" mt={4}>
            {EVALUATION_TYPES.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`campaigns:values.evaluationType.${value}`)}
                description={t(`values.evaluationHint.${value}`)}
                disabled={isReadOnly || isFrozen('evaluationType')}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {values.type === 'welfare' && values.questionnaireId !== null && <ExpectedScore form={form} />}
      <ContentField
        form={form}
        name="contextId"
        label={t('campaigns:facts.context')}
        description={t('contextHint')}
        content={context}
      />
    </Stack>
  );
}

/** The range out of which the score of an evaluation raises an alert. Both ends stand side by side where there is room. */
function ExpectedScore({ form }: StepProps) {
  const { t } = useTranslation(['campaign-form', 'campaigns']);
  const hintId = useId();
  return (
    <Stack role="group" aria-label={t('expectedScore')} aria-describedby={hintId} gap={4}>
      <Group gap="sm" align="flex-start">
        {(['minScore', 'maxScore'] as const).map((name) => (
          <PercentInput
            key={name}
            name={name}
            label={t(`campaigns:values.score.${name === 'minScore' ? 'min' : 'max'}`)}
            flex="1 1 12rem"
            maw="14rem"
            readOnly={form.isReadOnly || form.isFrozen(name)}
            value={form.values[name]}
            error={form.at(name)}
            onChange={(percent) => form.edit({ [name]: percent })}
          />
        ))}
      </Group>
      <Text id={hintId} fz="sm" c="dimmed">
        {t('scoreHint')}
      </Text>
    </Stack>
  );
}

function ContentField({
  form,
  name,
  label,
  description,
  content: { choices, nameOf, isLoading },
  isRequired = false,
}: StepProps & {
  readonly name: 'ethogramId' | 'questionnaireId' | 'contextId';
  readonly label: string;
  readonly description: string;
  readonly content: ContentChoices;
  readonly isRequired?: boolean;
}) {
  const { t } = useTranslation(['campaign-form', 'words']);
  const { number } = useFormat();
  const value = form.values[name];
  const isOffered = choices.some((one) => one.value === value);
  const data = choices.map((one) => ({
    value: one.value,
    label: t('named', { name: one.label, version: number(one.version) }),
  }));
  return (
    <SearchSelect
      name={name}
      label={label}
      description={choices.length === 0 && !isLoading ? t('nonePublished') : description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={isRequired ? t('choose') : t('none')}
      nothingFoundMessage={t('words:noResult')}
      required={isRequired}
      clearable
      readOnly={form.isReadOnly || form.isFrozen(name)}
      data={value === null || isOffered ? data : [...data, { value, label: nameOf(value) }]}
      value={value}
      error={form.at(name)}
      onChange={(id) => form.edit({ [name]: id })}
    />
  );
}
