import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, type AutomationFilters, filtersFromAddress, NO_FILTERS } from './automation-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the list of automations, in its address. */
export const useAutomationFilters = (): AddressFilters<AutomationFilters> => useAddressFilters(IN_ADDRESS);
