import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { LevelPicker } from '#kit/content/LevelPicker.tsx';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';
import type { StepProps } from './step-props.ts';

/** Reference, level, name and description of a questionnaire. */
export function IdentityStep({
  form,
  errorOf,
  wanted,
  taxonomy,
}: Omit<StepProps, 'known' | 'faults'> & { readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const { level } = form.values;
  const shared = { errorOf, wanted, isReadOnly: form.isReadOnly };
  return (
    <Stack gap="md">
      <TextInput
        {...form.text('questionnaireRef')}
        description={t('content:refHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={400}
        required
      />
      <LevelPicker
        name="level"
        value={level}
        taxonomy={taxonomy}
        readOnly={form.isReadOnly}
        error={form.errorAt('level')}
        onChange={(chosen) => form.change({ level: chosen })}
      />
      {(['name', 'description'] as const).map((field) => (
        <TranslatedField
          {...shared}
          key={field}
          label={field === 'name' ? t('words:name') : t('fields.description')}
          path={field}
          value={form.values[field]}
          onChange={(text) => form.change({ [field]: text })}
        />
      ))}
    </Stack>
  );
}
