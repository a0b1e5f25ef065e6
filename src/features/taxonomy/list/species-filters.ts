import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import { choice, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { SpeciesRow } from './species-row.ts';

/** The filters of the catalogue. The family belongs to the chosen order: choosing another order clears it. */
export const SPECIES_FILTERS = filtersOf<SpeciesRow>()(
  {
    search: words('search', ({ searchText }) => searchText),
    orderId: choice('order', (row, id) => row.orderId === id),
    familyId: choice('family', (row, id) => row.familyId === id),
    category: optional('iucn', IUCN_CATEGORIES, (row, category) => row.category === category),
    only: optional('only', ['here', 'review'], (row, only) => (only === 'review' ? row.underReview : row.here > 0)),
  },
  {
    changed: (values, difference) => ({
      ...values,
      ...('orderId' in difference ? { familyId: null } : {}),
      ...difference,
    }),
    keptAs: 'species',
  },
);
