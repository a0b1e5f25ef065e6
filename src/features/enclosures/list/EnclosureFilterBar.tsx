import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { SCAN_FILTERS } from './enclosure-filters.ts';
import type { TaxonChoices } from './taxon-choices.ts';
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
  const { filters, change } = state;
  const nothingFound = t('filters.noChoice');
  return (
    <ListFilters state={state} summary={summary} label={t('filters.label')} searchLabel={t('filters.search')}>
      <ChoiceFilter
        label={t('filters.sector')}
        nothingFound={nothingFound}
        choices={sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        value={filters.sectorId}
        width={190}
        onChange={(sectorId) => change({ sectorId })}
      />
      <ChoiceFilter
        label={t('filters.order')}
        nothingFound={nothingFound}
        choices={taxa.orders}
        value={filters.orderId}
        width={190}
        onChange={(orderId) => change({ orderId })}
      />
      <ChoiceFilter
        label={t('filters.family')}
        nothingFound={nothingFound}
        choices={taxa.families}
        value={filters.familyId}
        width={190}
        onChange={(familyId) => change({ familyId })}
      />
      <ChoiceFilter
        label={t('filters.species')}
        nothingFound={nothingFound}
        choices={taxa.species}
        value={filters.specieId}
        width={190}
        onChange={(specieId) => change({ specieId })}
      />
      <OptionalValueFilter
        label={t('filters.scan')}
        values={SCAN_FILTERS}
        nameOf={(scan) => t(`values.scan.${scan}`)}
        value={filters.scan}
        width={210}
        onChange={(scan) => change({ scan })}
      />
      <Switch
        label={t('filters.archived')}
        checked={filters.isArchived}
        onChange={(event) => change({ isArchived: event.currentTarget.checked })}
      />
    </ListFilters>
  );
}
