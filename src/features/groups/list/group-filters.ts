import { withParameters } from '#lib/address-parameters.ts';

/** The filters of the list of groups; they stand in the address. */
export type GroupFilters = {
  readonly search: string;
  readonly sectorId: string | null;
  /** only archived ones; they are in no other list */
  readonly isArchived: boolean;
};

export const NO_FILTERS: GroupFilters = { search: '', sectorId: null, isArchived: false };

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): GroupFilters {
  return {
    search: parameters.get('q') ?? '',
    sectorId: parameters.get('sector') || null,
    isArchived: parameters.get('archived') === '1',
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: GroupFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    q: filters.search,
    sector: filters.sectorId,
    archived: filters.isArchived ? '1' : null,
  });
}
