import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import type { EnclosureFilters } from './enclosure-filters.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import type { TaxonChoices } from './taxon-choices.ts';

/** What the filters left out of the list, in words, for the file made of it. */
export function useFilterFacts(
  filters: EnclosureFilters,
  sectors: readonly Sector[],
  taxa: TaxonChoices,
): readonly ExportFact[] {
  const { t } = useTranslation('enclosures');
  const named = (choices: readonly Choice[], id: string | null) =>
    choices.find(({ value }) => value === id)?.label ?? '';
  const sector = sectors.find(({ sectorId }) => sectorId === filters.sectorId)?.sectorName ?? '';
  const facts: readonly ExportFact[] = [
    { label: t('filters.search'), value: filters.search },
    { label: t('filters.sector'), value: sector },
    { label: t('filters.order'), value: named(taxa.orders, filters.orderId) },
    { label: t('filters.family'), value: named(taxa.families, filters.familyId) },
    { label: t('filters.species'), value: named(taxa.species, filters.specieId) },
    { label: t('filters.scan'), value: filters.scan === null ? '' : t(`values.scan.${filters.scan}`) },
    { label: t('filters.archived'), value: filters.isArchived ? t('yes') : '' },
  ];
  return facts.filter(({ value }) => value !== '');
}
