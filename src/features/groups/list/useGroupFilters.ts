import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, filtersFromAddress, type GroupFilters, NO_FILTERS } from './group-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the list of groups, in its address. */
export const useGroupFilters = (): AddressFilters<GroupFilters> => useAddressFilters(IN_ADDRESS);
