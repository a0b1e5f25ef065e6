import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsFormState } from './useSettingsForm.ts';

const FIELDS = ['awmId', 'zimsId', 'slackChannel', 'slackEndpoint'] as const;

/** The names of the establishment in other products, and the place for its messages. */
export function ConnectionFields({ form }: { readonly form: SettingsFormState }) {
  const { t } = useTranslation('establishment');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          {...form.text(field)}
          description={t(`values.connection.${field}.hint`)}
          // The browser's memory of forms stays without these.
          autoComplete="off"
          {...(field === 'slackEndpoint' ? { type: 'url', inputMode: 'url', spellCheck: false } : {})}
        />
      ))}
    </SimpleGrid>
  );
}
