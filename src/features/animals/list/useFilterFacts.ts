import { useTranslation } from 'react-i18next';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnimalFilters } from './animal-filters.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import type { FilterChoices } from './filter-choices.ts';

/** What a file says of the filters its list was made with. */
export function useFilterFacts(filters: AnimalFilters, choices: FilterChoices): readonly ExportFact[] {
  const { t } = useTranslation('animals');
  const { list } = useFormat();
  const named = (label: string, from: readonly Choice[], value: string | null): ExportFact[] =>
    value === null ? [] : [{ label, value: from.find((one) => one.value === value)?.label ?? value }];
  return [
    ...(filters.search === '' ? [] : [{ label: t('filters.search'), value: filters.search }]),
    { label: t('filters.state'), value: t(`values.stateFilter.${filters.state}`) },
    ...named(t('filters.species'), choices.species, filters.speciesKey),
    ...named(t('filters.order'), choices.order, filters.orderId),
    ...named(t('filters.family'), choices.family, filters.familyId),
    ...named(t('filters.sector'), choices.sector, filters.sectorId),
    ...named(t('filters.enclosure'), choices.enclosure, filters.enclosureId),
    ...named(t('filters.group'), choices.group, filters.groupId),
    ...(filters.sex === null ? [] : [{ label: t('filters.sex'), value: t(`values.sexFilter.${filters.sex}`) }]),
    ...(filters.missing.length === 0
      ? []
      : [{ label: t('filters.missing'), value: list(filters.missing.map((one) => t(`values.missing.${one}`))) }]),
  ];
}
