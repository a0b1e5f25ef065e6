import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MAX_SHARED, SHARED_PAGE } from '#data/animals/animal-register.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { useListedAnimals } from '../rows/useAnimalRows.ts';
import { useSharedByName } from '../rows/useSharedByName.ts';
import { ANIMAL_FILTERS } from './animal-filters.ts';
import { filterChoices } from './filter-choices.ts';

const NONE: readonly AnimalRow[] = [];

/**
 * Returns the animals of the establishment or those that others share with it, their filters, and the animals that pass
 * them.
 */
export function useAnimalList() {
  const { t } = useTranslation(['animals', 'words']);
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const { origin } = ANIMAL_FILTERS.read(parameters);
  const [size, setSize] = useState(SHARED_PAGE);
  const source = useListedAnimals(origin, size);
  const ownFirst = useOwnSectorsFirst();
  const nameOf = useSharedByName();
  const { rows } = source;
  const choices = useMemo(() => filterChoices(rows ?? NONE, language, nameOf), [rows, language, nameOf]);
  const filters = useRecordFilters(ANIMAL_FILTERS, {
    search: { label: t('filters.search') },
    speciesKey: { label: t('filters.species'), all: t('words:allSpecies'), choices: choices.species },
    sectorId: {
      label: t('words:sector'),
      all: t('words:allSectors'),
      choices: ownFirst(choices.sector.map(({ value, label }) => ({ sectorId: value, sectorName: label }))),
    },
    state: { label: t('words:status'), nameOf: (state) => t(`values.stateFilter.${state}`), width: 170 },
    origin: { label: t('filters.origin'), nameOf: (one) => t(`values.originFilter.${one}`), width: 250 },
    establishmentId: { label: t('columns.sharedBy'), choices: choices.establishment, isMore: true },
    orderId: { label: t('words:order'), choices: choices.order, isMore: true },
    familyId: { label: t('words:family'), choices: choices.family, isMore: true },
    enclosureId: { label: t('words:enclosure'), choices: choices.enclosure, isMore: true },
    groupId: { label: t('filters.group'), choices: choices.group, isMore: true },
    sex: { label: t('filters.sex'), nameOf: (sex) => t(`values.sexFilter.${sex}`), width: 170, isMore: true },
    missing: {
      label: t('filters.missing'),
      nameOf: (one) => t(`values.missing.${one}`),
      width: 240,
      isMore: true,
    },
    view: { label: t('words:layout'), nameOf: (one) => t(`values.view.${one}`) },
  });
  return {
    source,
    origin,
    filters,
    found: useFoundRows(ANIMAL_FILTERS, filters.filters, rows),
    /** reads further shared animals; null when all are read, or as many as one list shows */
    onMore: source.hasMore && size < MAX_SHARED ? () => setSize(size + SHARED_PAGE) : null,
  };
}
