import { withParameters } from '#lib/address-parameters.ts';
import { type AddressFilters, useAddressFilters } from './useAddressFilters.ts';

type Search = { readonly search: string };

const IN_ADDRESS = {
  read: (parameters: URLSearchParams): Search => ({ search: parameters.get('search') ?? '' }),
  write: ({ search }: Search, parameters: URLSearchParams) => withParameters(parameters, { search }),
  none: { search: '' },
};

/** Returns the searched words of a list without other filters, kept in its address. */
export const useAddressSearch = (): AddressFilters<Search> => useAddressFilters(IN_ADDRESS);
