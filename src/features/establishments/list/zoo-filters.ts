import { TIERS, type Tier } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment } from '#domain/establishments/establishment.ts';
import { withParameters } from '#lib/address-parameters.ts';

/** The filters of the list of establishments; they stand in the address. */
export type ZooFilters = {
  readonly search: string;
  readonly tier: Tier | null;
  readonly type: Establishment['type'] | null;
};

export const NO_FILTERS: ZooFilters = { search: '', tier: null, type: null };

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function zooFiltersOf(parameters: URLSearchParams): ZooFilters {
  return {
    search: parameters.get('q') ?? '',
    tier: TIERS.find((tier) => tier === parameters.get('tier')) ?? null,
    type: ESTABLISHMENT_TYPES.find((type) => type === parameters.get('type')) ?? null,
  };
}

/** Returns the address of these filters; other parameters stay. */
export function addressOfZooFilters(filters: ZooFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, { q: filters.search, tier: filters.tier, type: filters.type });
}
