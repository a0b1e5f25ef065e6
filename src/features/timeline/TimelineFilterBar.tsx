import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TIMELINE_KINDS } from '#domain/timeline/entry.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { addressOfFilters, NO_FILTERS, type TimelineFilters } from './timeline-filters.ts';
import type { TimelineNames } from './useTimelineNames.ts';

/** How many choices a list of animals shows at a time. */
const MOST_CHOICES = 50;

/** Kind, sector, animal, person and period. */
export function TimelineFilterBar({
  filters,
  names,
  summary,
  onChange,
}: {
  readonly filters: TimelineFilters;
  readonly names: TimelineNames;
  readonly summary: string;
  readonly onChange: (difference: Partial<TimelineFilters>) => void;
}) {
  const { t } = useTranslation('timeline');
  const isFiltered = addressOfFilters(filters, new URLSearchParams()).size > 0;
  const choices = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, label]) => ({ value, label }));
  return (
    <FilterBar
      label={t('filters.label')}
      summary={summary}
      clearLabel={t('filters.reset')}
      {...(isFiltered ? { onClear: () => onChange(NO_FILTERS) } : {})}
    >
      <MultiSelect
        aria-label={t('filters.kinds')}
        placeholder={filters.kinds.length === 0 ? t('filters.allKinds') : ''}
        miw={210}
        clearable
        data={TIMELINE_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
        value={[...filters.kinds]}
        onChange={(chosen) => onChange({ kinds: TIMELINE_KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <Select
        aria-label={t('filters.sector')}
        placeholder={t('filters.allSectors')}
        w={190}
        clearable
        searchable
        nothingFoundMessage={t('filters.nothingFound')}
        data={names.sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
        value={filters.sectorId}
        onChange={(sectorId) => onChange({ sectorId })}
      />
      <Select
        aria-label={t('filters.animal')}
        placeholder={t('filters.allAnimals')}
        w={190}
        clearable
        searchable
        limit={MOST_CHOICES}
        nothingFoundMessage={t('filters.nothingFound')}
        data={choices(names.animals)}
        value={filters.animalId}
        onChange={(animalId) => onChange({ animalId })}
      />
      <Select
        aria-label={t('filters.person')}
        placeholder={t('filters.everyone')}
        w={190}
        clearable
        searchable
        nothingFoundMessage={t('filters.nothingFound')}
        data={choices(names.people)}
        value={filters.personId}
        onChange={(personId) => onChange({ personId })}
      />
      <TextInput
        type="date"
        aria-label={t('filters.from')}
        leftSection={t('filters.from')}
        leftSectionWidth={56}
        w={205}
        value={filters.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        aria-label={t('filters.until')}
        leftSection={t('filters.until')}
        leftSectionWidth={72}
        w={220}
        value={filters.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
    </FilterBar>
  );
}
