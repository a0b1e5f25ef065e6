import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { useAnimalRows } from '../rows/useAnimalRows.ts';
import { ANIMAL_FILTERS } from './animal-filters.ts';
import { filterChoices } from './filter-choices.ts';

const NONE: readonly AnimalRow[] = [];

/** Returns the animals of the establishment, their filters, and the animals that pass them. */
export function useAnimalList() {
  const { t } = useTranslation(['animals', 'words']);
  const language = useLanguage();
  const source = useAnimalRows();
  const { rows } = source;
  const choices = useMemo(() => filterChoices(rows ?? NONE, language), [rows, language]);
  const filters = useRecordFilters(ANIMAL_FILTERS, {
    search: { label: t('filters.search') },
    state: { label: t('words:status'), nameOf: (state) => t(`values.stateFilter.${state}`), width: 170 },
    speciesKey: { label: t('filters.species'), choices: choices.species },
    sectorId: { label: t('words:sector'), choices: choices.sector },
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
  });
  return { source, filters, found: useFoundRows(ANIMAL_FILTERS, filters.filters, rows) };
}
