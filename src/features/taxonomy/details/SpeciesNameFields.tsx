import { SimpleGrid, TextInput } from '@mantine/core';
import { LANGUAGES } from '#domain/users/language.ts';
import type { SpeciesFormState } from './useSpeciesForm.ts';

/** The common name in each of the seven languages; one that is not known stays empty. */
export function SpeciesNameFields({ form }: { readonly form: SpeciesFormState }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {LANGUAGES.map((language) => (
        <TextInput key={language} {...form.text(language)} lang={language} />
      ))}
    </SimpleGrid>
  );
}
