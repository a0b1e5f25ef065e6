import { Button, SegmentedControl } from '@mantine/core';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { ValueFilter } from '#ui/filters/ValueFilter.tsx';
import { STATE_FILTERS } from './animal-filters.ts';
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
  const { filters, change, view, show } = state;
  const { familyId, orderId, enclosureId, groupId, sex, missing } = filters;
  const set = [familyId, orderId, enclosureId, groupId, sex].filter((one) => one !== null).length + missing.length;
  const [isOpen, setIsOpen] = useState(set > 0);
  return (
    <>
      <ListFilters state={state} summary={summary} label={t('filters.label')} searchLabel={t('filters.search')}>
        <ValueFilter
          label={t('filters.state')}
          values={STATE_FILTERS}
          nameOf={(one) => t(`values.stateFilter.${one}`)}
          value={filters.state}
          width={170}
          onChange={(chosen) => change({ state: chosen })}
        />
        <ChoiceFilter
          label={t('filters.species')}
          nothingFound={t('nothingFound')}
          choices={choices.species}
          value={filters.speciesKey}
          onChange={(speciesKey) => change({ speciesKey })}
        />
        <ChoiceFilter
          label={t('filters.sector')}
          nothingFound={t('nothingFound')}
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
      </ListFilters>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreFilters filters={filters} change={change} choices={choices} />
        </Suspense>
      )}
    </>
  );
}
