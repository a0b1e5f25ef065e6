import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { AUTOMATION_STATUS_FILTERS } from './automation-filters.ts';
import type { useAutomationFilters } from './useAutomationFilters.ts';

/** Search, state and sector. */
export function AutomationFilterBar({
  state,
  sectors,
  summary,
}: {
  readonly state: ReturnType<typeof useAutomationFilters>;
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation('automations');
  const { filters, change, isFiltered, clear } = state;
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
        aria-label={t('columns.status')}
        w={230}
        allowDeselect={false}
        data={AUTOMATION_STATUS_FILTERS.map((value) => ({ value, label: t(`values.statusFilter.${value}`) }))}
        value={filters.status}
        onChange={(status) => status !== null && change({ status })}
      />
      <Select
        aria-label={t('columns.sector')}
        placeholder={t('filters.allSectors')}
        w={210}
        clearable
        searchable
        data={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={filters.sectorId}
        onChange={(sectorId) => change({ sectorId })}
      />
    </FilterBar>
  );
}
