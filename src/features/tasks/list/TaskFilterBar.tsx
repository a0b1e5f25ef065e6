import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { DUE_FILTERS } from '#domain/tasks/task-filter.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { STATUS_FILTERS } from './task-filters.ts';
import type { useTaskFilters } from './useTaskFilters.ts';

/** Search, status, due time, sector and "mine". */
export function TaskFilterBar({
  state,
  sectors,
  summary,
}: {
  readonly state: ReturnType<typeof useTaskFilters>;
  readonly sectors: readonly Sector[];
  readonly summary: string;
}) {
  const { t } = useTranslation('tasks');
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
        aria-label={t('filters.status')}
        w={210}
        allowDeselect={false}
        data={STATUS_FILTERS.map((value) => ({ value, label: t(`values.statusFilter.${value}`) }))}
        value={filters.status}
        onChange={(status) => status !== null && change({ status })}
      />
      <Select
        aria-label={t('filters.due')}
        w={250}
        allowDeselect={false}
        data={DUE_FILTERS.map((value) => ({ value, label: t(`values.dueFilter.${value}`) }))}
        value={filters.due}
        onChange={(due) => due !== null && change({ due })}
      />
      <Select
        aria-label={t('filters.sector')}
        placeholder={t('filters.allSectors')}
        w={210}
        clearable
        searchable
        data={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={filters.sectorId}
        onChange={(sectorId) => change({ sectorId })}
      />
      <Switch
        label={t('filters.mine')}
        checked={filters.mine}
        onChange={(event) => change({ mine: event.currentTarget.checked })}
      />
    </FilterBar>
  );
}
