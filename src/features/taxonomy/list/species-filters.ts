import { IUCN_CATEGORIES } from '#domain/taxonomy/taxonomy.ts';
import type { IucnCategory } from '#domain/taxonomy/iucn-category.ts';
import { withParameters } from '#lib/address-parameters.ts';
import type { SpeciesRow } from './species-row.ts';

/** What the list is reduced to, as its address says it. */
export type SpeciesFilters = {
  readonly search: string;
  readonly orderId: string | null;
  readonly familyId: string | null;
  readonly category: IucnCategory | null;
  /** only: under review; living here */
  readonly only: 'review' | 'here' | null;
};

export const NO_FILTERS: SpeciesFilters = { search: '', orderId: null, familyId: null, category: null, only: null };

/** Returns the filters that an address says; what it says wrongly is not asked. */
export function filtersFromAddress(parameters: URLSearchParams): SpeciesFilters {
  const only = parameters.get('only');
  return {
    search: parameters.get('search') ?? '',
    orderId: parameters.get('order') || null,
    familyId: parameters.get('family') || null,
    category: IUCN_CATEGORIES.find((one) => one === parameters.get('iucn')) ?? null,
    only: only === 'review' || only === 'here' ? only : null,
  };
}

/** Returns the address with these filters; other parameters stay. */
export function addressOfFilters(filters: SpeciesFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    search: filters.search,
    order: filters.orderId,
    family: filters.familyId,
    iucn: filters.category,
    only: filters.only,
  });
}

/** Whether a species is what the filters ask for; the search is not among them. */
export function matchesFilters(row: SpeciesRow, filters: SpeciesFilters): boolean {
  if (filters.orderId !== null && row.orderId !== filters.orderId) return false;
  if (filters.familyId !== null && row.familyId !== filters.familyId) return false;
  if (filters.category !== null && row.category !== filters.category) return false;
  if (filters.only === 'review') return row.underReview;
  return filters.only !== 'here' || row.here > 0;
}
