import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { familyChoices, orderChoices } from '../parts/taxon-choices.ts';
import type { useSpecieFilters } from './useSpecieFilters.ts';

/** Search in any language, order, family, category, and what needs attention. */
export function SpecieFilterBar({
  state: { filters, change, isFiltered, clear },
  taxonomy,
  summary,
}: {
  readonly state: ReturnType<typeof useSpecieFilters>;
  readonly taxonomy: Taxonomy;
  readonly summary: string;
}) {
  const { t } = useTranslation('taxonomy');
  const language = useLanguage();
  return (
    <FilterBar
      label={t('filters.label')}
      summary={summary}
      clearLabel={t('filters.reset')}
      {...(isFiltered ? { onClear: clear } : {})}
    >
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.search')}
        clearLabel={t('filters.clearSearch')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        aria-label={t('fields.order')}
        placeholder={t('filters.allOrders')}
        w={210}
        clearable
        searchable
        nothingFoundMessage={t('filters.nothing')}
        data={orderChoices(taxonomy, language)}
        value={filters.orderId}
        onChange={(orderId) => change({ orderId, familyId: null })}
      />
      <Select
        aria-label={t('fields.family')}
        placeholder={t('filters.allFamilies')}
        w={230}
        clearable
        searchable
        nothingFoundMessage={t('filters.nothing')}
        data={familyChoices(taxonomy, language, filters.orderId)}
        value={filters.familyId}
        onChange={(familyId) => change({ familyId })}
      />
      <Select
        aria-label={t('fields.iucn')}
        placeholder={t('filters.allCategories')}
        w={230}
        clearable
        data={IUCN_CATEGORIES.map((value) => ({ value, label: `${value} · ${t(`values.iucn.${value}`)}` }))}
        value={filters.category}
        onChange={(category) => change({ category })}
      />
      <Select
        aria-label={t('filters.only')}
        placeholder={t('filters.every')}
        w={220}
        clearable
        data={[
          { value: 'here', label: t('filters.here') },
          { value: 'review', label: t('filters.review') },
        ]}
        value={filters.only}
        onChange={(only) => change({ only })}
      />
    </FilterBar>
  );
}
