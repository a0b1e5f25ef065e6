import { NO_PEOPLE_FILTER, type PeopleFilter } from '#domain/people/people-filter.ts';
import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfPeopleFilter, peopleFilterFromAddress } from './people-address.ts';

const IN_ADDRESS = { read: peopleFilterFromAddress, write: addressOfPeopleFilter, none: NO_PEOPLE_FILTER };

/** The filters of the list of people, in its address. */
export const usePeopleFilters = (): AddressFilters<PeopleFilter> => useAddressFilters(IN_ADDRESS);
