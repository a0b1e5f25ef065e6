import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfZooFilters, NO_FILTERS, type ZooFilters, zooFiltersOf } from './zoo-filters.ts';

const IN_ADDRESS = { read: zooFiltersOf, write: addressOfZooFilters, none: NO_FILTERS };

/** The filters of the list of establishments, in its address. */
export const useZooFilters = (): AddressFilters<ZooFilters> => useAddressFilters(IN_ADDRESS);
