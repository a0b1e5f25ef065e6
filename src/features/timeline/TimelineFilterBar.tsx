import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TIMELINE_KINDS } from '#domain/timeline/entry.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { endsBeforeItBegins } from '#domain/time/typed-period.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { PeriodFilter } from '#ui/filters/PeriodFilter.tsx';
import type { useTimelineFilters } from './useTimelineFilters.ts';
import type { TimelineNames } from './useTimelineNames.ts';

/** Kind, sector, animal, person and period. */
export function TimelineFilterBar({
  state: { filters, change, isFiltered, clear },
  names,
  summary,
}: {
  readonly state: ReturnType<typeof useTimelineFilters>;
  readonly names: TimelineNames;
  readonly summary: string;
}) {
  const { t } = useTranslation(['timeline', 'words']);
  const nothingFound = t('words:noResult');
  const choices = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, label]) => ({ value, label }));
  return (
    <FilterBar
      label={t('filters.label')}
      summary={summary}
      clearLabel={t('words:clearFilters')}
      {...(isFiltered ? { onClear: clear } : {})}
    >
      <MultiSelect
        aria-label={t('filters.kinds')}
        placeholder={filters.kinds.length === 0 ? t('words:allTypes') : ''}
        miw={210}
        clearable
        data={TIMELINE_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
        value={[...filters.kinds]}
        onChange={(chosen) => change({ kinds: TIMELINE_KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <ChoiceFilter
        label={t('words:sector')}
        all={t('words:allSectors')}
        nothingFound={nothingFound}
        choices={names.sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
        value={filters.sectorId}
        width={210}
        onChange={(sectorId) => change({ sectorId })}
      />
      <ChoiceFilter
        label={t('filters.animal')}
        all={t('filters.allAnimals')}
        nothingFound={nothingFound}
        choices={choices(names.animals)}
        value={filters.animalId}
        width={210}
        onChange={(animalId) => change({ animalId })}
      />
      <ChoiceFilter
        label={t('filters.person')}
        all={t('words:everybody')}
        nothingFound={nothingFound}
        choices={choices(names.people)}
        value={filters.personId}
        width={210}
        onChange={(personId) => change({ personId })}
      />
      <PeriodFilter
        from={filters.from}
        until={filters.until}
        texts={{
          from: t('words:from'),
          fromShort: t('words:from'),
          until: t('filters.until'),
          untilShort: t('filters.until'),
        }}
        error={endsBeforeItBegins(filters, ZONE) ? t('words:endBeforeBeginning') : null}
        onChange={change}
      />
    </FilterBar>
  );
}
