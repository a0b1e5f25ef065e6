import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { NO_FILTERS, STATE_FILTERS } from './animal-filters.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import type { FilterChoices } from './filter-choices.ts';
import type { useAnimalFilters } from './useAnimalFilters.ts';

const MoreFilters = lazy(async () => ({ default: (await import('./MoreFilters.tsx')).MoreFilters }));

/** Search, state, species and sector; the rarer filters on demand; the layout of the list. */
export function AnimalFilterBar({
  state,
  choices,
  summary,
}: {
  readonly state: ReturnType<typeof useAnimalFilters>;
  readonly choices: FilterChoices;
  readonly summary: string;
}) {
  const { t } = useTranslation('animals');
  const { filters, change, view, show, isFiltered, clear } = state;
  const { familyId, orderId, enclosureId, groupId, sex, missing } = filters;
  const set = [familyId, orderId, enclosureId, groupId, sex].filter((one) => one !== null).length + missing.length;
  const [isOpen, setIsOpen] = useState(set > 0);
  return (
    <>
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
          aria-label={t('filters.state')}
          w={170}
          allowDeselect={false}
          data={STATE_FILTERS.map((value) => ({ value, label: t(`values.stateFilter.${value}`) }))}
          value={filters.state}
          onChange={(value) => change({ state: value ?? NO_FILTERS.state })}
        />
        <ChoiceFilter
          label={t('filters.species')}
          choices={choices.species}
          value={filters.speciesKey}
          onChange={(speciesKey) => change({ speciesKey })}
        />
        <ChoiceFilter
          label={t('filters.sector')}
          choices={choices.sector}
          value={filters.sectorId}
          onChange={(sectorId) => change({ sectorId })}
        />
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {set === 0 ? t('filters.more') : t('filters.moreSet', { count: set })}
        </Button>
        <SegmentedControl
          aria-label={t('view.label')}
          size="md"
          data={[
            { value: 'species' as const, label: t('view.species') },
            { value: 'flat' as const, label: t('view.flat') },
          ]}
          value={view}
          onChange={show}
        />
      </FilterBar>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreFilters filters={filters} change={change} choices={choices} />
        </Suspense>
      )}
    </>
  );
}
