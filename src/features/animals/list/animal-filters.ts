import { type Sex, SEXES } from '#domain/animals/animal.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { ANIMAL_STATES, type AnimalState, MISSING_DATA, type MissingData } from '../rows/animal-row.ts';

/** The filters of the list of animals; they stand in the address, so that a list can be reloaded and shared. */
export type AnimalFilters = {
  readonly search: string;
  /** `all`: archived ones too */
  readonly state: AnimalState | 'all';
  readonly speciesKey: string | null;
  readonly familyId: string | null;
  readonly orderId: string | null;
  readonly sectorId: string | null;
  readonly enclosureId: string | null;
  readonly groupId: string | null;
  readonly sex: Sex | 'none' | null;
  /** animals that lack any of these */
  readonly missing: readonly MissingData[];
};

export const STATE_FILTERS = [...ANIMAL_STATES, 'all'] as const;
export const SEX_FILTERS = [...SEXES, 'none'] as const;

export const NO_FILTERS: AnimalFilters = {
  search: '',
  state: 'present',
  speciesKey: null,
  familyId: null,
  orderId: null,
  sectorId: null,
  enclosureId: null,
  groupId: null,
  sex: null,
  missing: [],
};

/** Names in the address of the filters that hold one id. */
const IDS = {
  speciesKey: 'species',
  familyId: 'family',
  orderId: 'order',
  sectorId: 'sector',
  enclosureId: 'enclosure',
  groupId: 'group',
} as const;

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): AnimalFilters {
  const id = (name: keyof typeof IDS) => parameters.get(IDS[name]) || null;
  const missing = (parameters.get('missing') ?? '').split(',');
  return {
    search: parameters.get('q') ?? '',
    state: STATE_FILTERS.find((one) => one === parameters.get('state')) ?? NO_FILTERS.state,
    speciesKey: id('speciesKey'),
    familyId: id('familyId'),
    orderId: id('orderId'),
    sectorId: id('sectorId'),
    enclosureId: id('enclosureId'),
    groupId: id('groupId'),
    sex: SEX_FILTERS.find((one) => one === parameters.get('sex')) ?? null,
    missing: MISSING_DATA.filter((one) => missing.includes(one)),
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: AnimalFilters, parameters: URLSearchParams): URLSearchParams {
  const ids = Object.entries(IDS).map(([field, name]) => [name, filters[field as keyof typeof IDS]] as const);
  return withParameters(parameters, {
    q: filters.search,
    state: filters.state === NO_FILTERS.state ? null : filters.state,
    ...Object.fromEntries(ids),
    sex: filters.sex,
    missing: filters.missing.join(','),
  });
}
