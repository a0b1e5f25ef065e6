import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import type { SpeciesFormState } from './useSpeciesForm.ts';

/** The common name in each of the seven languages; one that is not known stays empty. */
export function SpeciesNameFields({
  form: { typed, change, errors },
  isReadOnly,
}: {
  readonly form: SpeciesFormState;
  readonly isReadOnly: boolean;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          name={language}
          label={LANGUAGE_NAMES[language]}
          {...(isReadOnly ? { placeholder: t('words:notKnown') } : {})}
          readOnly={isReadOnly}
          lang={language}
          maxLength={TAXON_NAME_LENGTH}
          value={typed.trad[language] ?? ''}
          error={errors.at(language)}
          onChange={(event) => change({ trad: { ...typed.trad, [language]: event.currentTarget.value } })}
        />
      ))}
    </SimpleGrid>
  );
}
