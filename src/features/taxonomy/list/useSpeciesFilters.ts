import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, filtersFromAddress, NO_FILTERS, type SpeciesFilters } from './species-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the list of species, in its address. */
export const useSpeciesFilters = (): AddressFilters<SpeciesFilters> => useAddressFilters(IN_ADDRESS);
