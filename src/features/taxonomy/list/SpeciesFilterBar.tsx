import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { ListFilters } from '#kit/filters/ListFilters.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { familyChoices, orderChoices } from '../parts/taxon-choices.ts';
import type { useSpeciesFilters } from './useSpeciesFilters.ts';

/** Search in any language, order, family, category, and what needs attention. */
export function SpeciesFilterBar({
  state,
  taxonomy,
  summary,
}: {
  readonly state: ReturnType<typeof useSpeciesFilters>;
  readonly taxonomy: Taxonomy;
  readonly summary: string;
}) {
  const { t } = useTranslation('taxonomy');
  const language = useLanguage();
  const { filters, change } = state;
  return (
    <ListFilters state={state} summary={summary} label={t('filters.label')} searchLabel={t('filters.search')}>
      <ChoiceFilter
        label={t('fields.order')}
        all={t('filters.allOrders')}
        nothingFound={t('filters.nothing')}
        choices={orderChoices(taxonomy, language)}
        value={filters.orderId}
        width={210}
        onChange={(orderId) => change({ orderId, familyId: null })}
      />
      <ChoiceFilter
        label={t('fields.family')}
        all={t('filters.allFamilies')}
        nothingFound={t('filters.nothing')}
        choices={familyChoices(taxonomy, language, filters.orderId)}
        value={filters.familyId}
        width={230}
        onChange={(familyId) => change({ familyId })}
      />
      <OptionalValueFilter
        label={t('fields.iucn')}
        all={t('filters.allCategories')}
        values={IUCN_CATEGORIES}
        nameOf={(category) => `${category} · ${t(`values.iucn.${category}`)}`}
        value={filters.category}
        width={230}
        onChange={(category) => change({ category })}
      />
      <OptionalValueFilter
        label={t('filters.only')}
        all={t('filters.every')}
        values={['here', 'review'] as const}
        nameOf={(only) => (only === 'here' ? t('filters.here') : t('filters.review'))}
        value={filters.only}
        width={220}
        onChange={(only) => change({ only })}
      />
    </ListFilters>
  );
}
