import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { SCAN_FILTERS } from './enclosure-filters.ts';
import type { Choice, TaxonChoices } from './taxon-choices.ts';
import type { useEnclosureFilters } from './useEnclosureFilters.ts';

/** Search, sector, order, family, species, scan status, archived. */
export function EnclosureFilterBar({
  state,
  sectors,
  taxa,
  summary,
}: {
  readonly state: ReturnType<typeof useEnclosureFilters>;
  readonly sectors: readonly Sector[];
  readonly taxa: TaxonChoices;
  readonly summary: string;
}) {
  const { t } = useTranslation('enclosures');
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
      <Chooser
        label={t('filters.sector')}
        data={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={filters.sectorId}
        onChange={(sectorId) => change({ sectorId })}
      />
      <Chooser
        label={t('filters.order')}
        data={taxa.orders}
        value={filters.orderId}
        onChange={(orderId) => change({ orderId })}
      />
      <Chooser
        label={t('filters.family')}
        data={taxa.families}
        value={filters.familyId}
        onChange={(familyId) => change({ familyId })}
      />
      <Chooser
        label={t('filters.species')}
        data={taxa.species}
        value={filters.specieId}
        onChange={(specieId) => change({ specieId })}
      />
      <Select
        aria-label={t('filters.scan')}
        placeholder={t('filters.scan')}
        w={210}
        clearable
        clearButtonProps={{ 'aria-label': t('filters.remove', { name: t('filters.scan') }) }}
        data={SCAN_FILTERS.map((value) => ({ value, label: t(`values.scan.${value}`) }))}
        value={filters.scan}
        onChange={(scan) => change({ scan: SCAN_FILTERS.find((one) => one === scan) ?? null })}
      />
      <Switch
        label={t('filters.archived')}
        checked={filters.isArchived}
        onChange={(event) => change({ isArchived: event.currentTarget.checked })}
      />
    </FilterBar>
  );
}

function Chooser({
  label,
  data,
  value,
  onChange,
}: {
  readonly label: string;
  readonly data: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('enclosures');
  return (
    <Select
      aria-label={label}
      placeholder={label}
      w={190}
      clearable
      clearButtonProps={{ 'aria-label': t('filters.remove', { name: label }) }}
      searchable
      data={[...data]}
      value={value}
      onChange={onChange}
      nothingFoundMessage={t('filters.noChoice')}
    />
  );
}
