import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/users/language.ts';
import type { SpeciesFormState } from './useSpeciesForm.ts';

/** The common name in each of the seven languages; one that is not known stays empty. */
export function SpeciesNameFields({ form }: { readonly form: SpeciesFormState }) {
  const { t } = useTranslation('words');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          {...form.text(language)}
          {...(form.isReadOnly ? { placeholder: t('notKnown') } : {})}
          lang={language}
        />
      ))}
    </SimpleGrid>
  );
}
