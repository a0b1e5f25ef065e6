import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBibliographyQuery } from '#data/questions/questions.endpoints.ts';
import { EMPTY_TAXONOMY } from '#data/taxonomy/taxonomy-bundle.ts';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { LevelPicker } from '#kit/content/LevelPicker.tsx';
import { SourcesField } from '#kit/content/SourcesField.tsx';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';
import type { EthogramForm } from './useEthogramForm.ts';

/** Reference, level, name, description and sources of an ethogram. */
export function IdentityFields({
  form,
  errorOf,
}: {
  readonly form: EthogramForm;
  readonly errorOf: (path: string) => string | null;
}) {
  const { t } = useTranslation(['ethograms', 'content', 'words']);
  const { mayCite } = useEthogramRights();
  const { data: taxonomy = EMPTY_TAXONOMY } = useTaxonomyQuery();
  const { data: known = {} } = useBibliographyQuery(undefined, { skip: !mayCite });
  const { level, name, description, references } = form.values;
  return (
    <Stack gap="md">
      <TextInput
        {...form.text('ethogramRef')}
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
      <TranslatedField
        label={t('words:name')}
        path="name"
        value={name}
        errorOf={errorOf}
        isReadOnly={form.isReadOnly}
        onChange={(text) => form.change({ name: text })}
      />
      <TranslatedField
        label={t('fields.description')}
        path="description"
        value={description}
        errorOf={errorOf}
        isReadOnly={form.isReadOnly}
        onChange={(text) => form.change({ description: text })}
      />
      {(mayCite || references.length > 0) && (
        <SourcesField
          name="references"
          value={references}
          known={known}
          readOnly={form.isReadOnly}
          error={form.errorAt('references')}
          onChange={(ids) => form.change({ references: ids })}
        />
      )}
    </Stack>
  );
}
