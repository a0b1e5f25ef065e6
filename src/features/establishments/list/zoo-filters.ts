import { TIERS, type Tier } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, type Establishment } from '#domain/establishments/establishment.ts';

/** The filters of the list of establishments; they stand in the address. */
export type ZooFilters = {
  readonly search: string;
  readonly tier: Tier | null;
  readonly type: Establishment['type'] | null;
};

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
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put('q', filters.search);
  put('tier', filters.tier);
  put('type', filters.type);
  return next;
}
