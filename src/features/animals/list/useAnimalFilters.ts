import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { addressOfFilters, filtersFromAddress, NO_FILTERS } from './animal-filters.ts';

const IN_ADDRESS = { read: filtersFromAddress, write: addressOfFilters, none: NO_FILTERS };

/** How the list is laid out: under the heads of the species, or as one table. */
export type ListView = 'species' | 'flat';

/** The filters of the list and its layout, kept in the address; typing a search does not fill the browser's history. */
export function useAnimalFilters() {
  const [parameters, setParameters] = useSearchParams();
  const { filters, change, clear } = useAddressFilters(IN_ADDRESS);
  const view: ListView = parameters.get('view') === 'flat' ? 'flat' : 'species';
  const show = (chosen: ListView) =>
    setParameters((now) => withParameters(now, { view: chosen === 'flat' ? chosen : null }), { replace: true });
  // Stays the same object while only the search changes: the list is not filtered anew for every key.
  const others = addressOfFilters({ ...filters, search: '' }, new URLSearchParams()).toString();
  const withoutSearch = useMemo(() => filtersFromAddress(new URLSearchParams(others)), [others]);
  const isFiltered = filters.search !== '' || others !== '';
  return { filters, withoutSearch, change, view, show, isFiltered, clear };
}
