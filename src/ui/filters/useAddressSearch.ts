import { withParameters } from '#lib/address-parameters.ts';
import { type AddressFilters, useAddressFilters } from './useAddressFilters.ts';

type Search = { readonly search: string };

const IN_ADDRESS = {
  read: (parameters: URLSearchParams): Search => ({ search: parameters.get('search') ?? '' }),
  write: ({ search }: Search, parameters: URLSearchParams) => withParameters(parameters, { search }),
  none: { search: '' },
};

/** The words a list without other filters is searched by, in its address. */
export const useAddressSearch = (): AddressFilters<Search> => useAddressFilters(IN_ADDRESS);
