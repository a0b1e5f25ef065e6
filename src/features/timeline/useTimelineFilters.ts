import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, filtersFromAddress, NO_FILTERS, type TimelineFilters } from './timeline-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** The filters of the timeline, in its address. */
export const useTimelineFilters = (): AddressFilters<TimelineFilters> => useAddressFilters(IN_ADDRESS);
