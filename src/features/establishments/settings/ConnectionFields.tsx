import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import type { FormPart } from './form-part.ts';

const FIELDS = ['awmId', 'zimsId', 'slackChannel', 'slackEndpoint'] as const;

/** The establishment's identifiers elsewhere, and the destination of its messages. */
export function ConnectionFields({ form, isReadOnly }: FormPart) {
  const { t } = useTranslation('establishment');
  const { typed, change, errors } = form;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          name={field}
          label={t(`values.connection.${field}.label`)}
          description={t(`values.connection.${field}.hint`)}
          readOnly={isReadOnly}
          maxLength={SETTINGS_LENGTHS[field]}
          // Browsers must not remember these values.
          autoComplete="off"
          {...(field === 'slackEndpoint' ? { type: 'url', inputMode: 'url', spellCheck: false } : {})}
          value={typed[field] ?? ''}
          error={errors.at(field)}
          onChange={(event) => change({ [field]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  );
}
