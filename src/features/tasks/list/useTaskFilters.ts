import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, changedFilters, filtersFromAddress, NO_FILTERS, type TaskFilters } from './task-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS, changed: changedFilters };

/** The filters of the list of tasks, in its address. */
export const useTaskFilters = (): AddressFilters<TaskFilters> => useAddressFilters(IN_ADDRESS);
