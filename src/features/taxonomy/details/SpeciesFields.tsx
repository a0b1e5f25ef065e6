import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { familyChoices, orderLabel } from '../parts/taxon-choices.ts';
import type { SpeciesFormState } from './useSpeciesForm.ts';

/** Latin name, family (whose order follows), Red List category and where it all comes from. */
export function SpeciesFields({
  form: { typed, change, errors },
  taxonomy,
  isReadOnly,
}: {
  readonly form: SpeciesFormState;
  readonly taxonomy: Taxonomy;
  readonly isReadOnly: boolean;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const orderId = typed.familyId === null ? null : (taxonomy.families[typed.familyId]?.orderId ?? null);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        name="specieLatinName"
        label={t('fields.latinName')}
        description={t('hints.latinName')}
        required
        readOnly={isReadOnly}
        lang="la"
        spellCheck={false}
        maxLength={TAXON_NAME_LENGTH}
        value={typed.specieLatinName}
        error={errors.at('specieLatinName')}
        onChange={(event) => change({ specieLatinName: event.currentTarget.value })}
      />
      <Select
        name="familyId"
        label={t('words:family')}
        description={t('hints.family')}
        required
        readOnly={isReadOnly}
        searchable
        nothingFoundMessage={t('words:noResult')}
        data={familyChoices(taxonomy, language)}
        value={typed.familyId}
        error={errors.at('familyId')}
        onChange={(familyId) => change({ familyId })}
      />
      <TextInput
        label={t('words:order')}
        description={t('hints.order')}
        readOnly
        value={orderLabel(taxonomy, orderId, language) || '–'}
      />
      <Select
        name="iucnCategory"
        label={t('fields.iucn')}
        description={t('hints.iucn')}
        readOnly={isReadOnly}
        clearable={!isReadOnly}
        data={IUCN_CATEGORIES.map((value) => ({ value, label: `${value} · ${t(`values.iucn.${value}`)}` }))}
        value={typed.iucnCategory}
        onChange={(iucnCategory) => change({ iucnCategory })}
      />
      <TextInput
        name="source"
        label={t('fields.source')}
        description={t('hints.source')}
        readOnly={isReadOnly}
        maxLength={TAXON_NAME_LENGTH}
        style={{ gridColumn: '1 / -1' }}
        value={typed.source}
        error={errors.at('source')}
        onChange={(event) => change({ source: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}
