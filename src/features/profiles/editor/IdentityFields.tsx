import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { TranslatedField } from '#kit/content/TranslatedField.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import type { ProfileForm } from './useProfileForm.ts';

/** Reference, animals, name and description of a profile. */
export function IdentityFields({
  form,
  errorOf,
  zooId,
  taxonomy,
}: {
  readonly form: ProfileForm;
  readonly errorOf: (path: string) => string | null;
  readonly zooId: string | null;
  readonly taxonomy: Taxonomy;
}) {
  const { t } = useTranslation(['profiles', 'content', 'words']);
  const { name, description, target } = form.values;
  return (
    <Stack gap="md">
      <TextInput
        {...form.text('profileRef')}
        description={t('content:refHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={400}
        required
      />
      <TargetPicker
        value={target}
        taxonomy={taxonomy}
        hasGroups={zooId !== null}
        isReadOnly={form.isReadOnly}
        error={errorOf('target') ?? form.errorAt('target')}
        onChange={(chosen) => form.change({ target: chosen })}
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
    </Stack>
  );
}
