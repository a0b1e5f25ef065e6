import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { familyChoices, orderLabel } from '#kit/taxon/taxon-choices.ts';
import type { SpeciesFormState } from './useSpeciesForm.ts';

/** Latin name, family (whose order follows), Red List category and the source of it all. */
export function SpeciesFields({ form, taxonomy }: { readonly form: SpeciesFormState; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const { familyId } = form.values;
  const orderId = familyId === null ? null : (taxonomy.families[familyId]?.orderId ?? null);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        {...form.text('specieLatinName')}
        description={t('hints.latinName')}
        required
        lang="la"
        spellCheck={false}
      />
      <SearchSelect
        {...form.field('familyId')}
        description={t('hints.family')}
        required
        nothingFoundMessage={t('words:noResult')}
        data={familyChoices(taxonomy, language)}
      />
      <TextInput
        label={t('words:order')}
        description={t('hints.order')}
        readOnly
        value={orderLabel(taxonomy, orderId, language) || '–'}
      />
      <Select
        {...form.field('iucnCategory')}
        description={t('hints.iucn')}
        clearable
        data={IUCN_CATEGORIES.map((value) => ({ value, label: `${value} · ${t(`values.iucn.${value}`)}` }))}
      />
      <TextInput {...form.text('source')} description={t('hints.source')} style={{ gridColumn: '1 / -1' }} />
    </SimpleGrid>
  );
}
