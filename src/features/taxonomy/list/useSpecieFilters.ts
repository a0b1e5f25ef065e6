import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, filtersFromAddress, NO_FILTERS, type SpecieFilters } from './specie-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the list of species, in its address. */
export const useSpecieFilters = (): AddressFilters<SpecieFilters> => useAddressFilters(IN_ADDRESS);
