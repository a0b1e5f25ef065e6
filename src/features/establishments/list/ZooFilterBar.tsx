import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES } from '#domain/establishments/establishment.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import type { ZooFilters } from './zoo-filters.ts';

/** Search, tier and type. */
export function ZooFilterBar({
  filters,
  summary,
  onChange,
}: {
  readonly filters: ZooFilters;
  readonly summary: string;
  readonly onChange: (filters: ZooFilters) => void;
}) {
  const { t } = useTranslation(['establishment', 'access']);
  const isFiltered = filters.search !== '' || filters.tier !== null || filters.type !== null;
  return (
    <FilterBar
      label={t('establishment:filters.label')}
      summary={summary}
      clearLabel={t('establishment:filters.reset')}
      {...(isFiltered ? { onClear: () => onChange({ search: '', tier: null, type: null }) } : {})}
    >
      <SearchField
        label={t('establishment:filters.search')}
        placeholder={t('establishment:filters.search')}
        clearLabel={t('establishment:filters.clearSearch')}
        value={filters.search}
        onSearch={(search) => onChange({ ...filters, search })}
      />
      <Select
        aria-label={t('establishment:fields.tier')}
        placeholder={t('establishment:filters.allTiers')}
        w={220}
        clearable
        data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
        value={filters.tier}
        onChange={(tier) => onChange({ ...filters, tier })}
      />
      <Select
        aria-label={t('establishment:fields.type')}
        placeholder={t('establishment:filters.allTypes')}
        w={190}
        clearable
        data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
        value={filters.type}
        onChange={(type) => onChange({ ...filters, type })}
      />
    </FilterBar>
  );
}
