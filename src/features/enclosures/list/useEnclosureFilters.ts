import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, type EnclosureFilters, filtersFromAddress, NO_FILTERS } from './enclosure-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the list of enclosures, in its address. */
export const useEnclosureFilters = (): AddressFilters<EnclosureFilters> => useAddressFilters(IN_ADDRESS);
