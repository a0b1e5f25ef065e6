import { withParameters } from '#lib/address-parameters.ts';
import type { EnclosureRow } from './enclosure-row.ts';

export const SCAN_FILTERS = ['ready', 'notReady'] as const;
export type ScanFilter = (typeof SCAN_FILTERS)[number];

/** The filters of the list of enclosures; they stand in the address. */
export type EnclosureFilters = {
  readonly search: string;
  readonly orderId: string | null;
  readonly familyId: string | null;
  readonly specieId: string | null;
  readonly sectorId: string | null;
  readonly scan: ScanFilter | null;
  /** only archived ones; they are in no other list */
  readonly isArchived: boolean;
};

export const NO_FILTERS: EnclosureFilters = {
  search: '',
  orderId: null,
  familyId: null,
  specieId: null,
  sectorId: null,
  scan: null,
  isArchived: false,
};

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): EnclosureFilters {
  return {
    search: parameters.get('q') ?? '',
    orderId: parameters.get('order') || null,
    familyId: parameters.get('family') || null,
    specieId: parameters.get('species') || null,
    sectorId: parameters.get('sector') || null,
    scan: SCAN_FILTERS.find((scan) => scan === parameters.get('scan')) ?? null,
    isArchived: parameters.get('archived') === '1',
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: EnclosureFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    q: filters.search,
    order: filters.orderId,
    family: filters.familyId,
    species: filters.specieId,
    sector: filters.sectorId,
    scan: filters.scan,
    archived: filters.isArchived ? '1' : null,
  });
}

/** Whether a row is what the filters, beside the search, ask for. */
export function matchesFilters(row: EnclosureRow, filters: EnclosureFilters): boolean {
  const { orderId, familyId, specieId, sectorId, scan } = filters;
  return (
    row.enclosure.isArchived === filters.isArchived &&
    (orderId === null || row.orderIds.includes(orderId)) &&
    (familyId === null || row.familyIds.includes(familyId)) &&
    (specieId === null || row.species.some((specie) => specie.specieId === specieId)) &&
    (sectorId === null || row.enclosure.linkedSectorId === sectorId) &&
    (scan === null || (row.gaps.length === 0) === (scan === 'ready'))
  );
}
