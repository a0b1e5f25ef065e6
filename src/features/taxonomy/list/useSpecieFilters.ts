import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, filtersFromAddress, NO_FILTERS, type SpecieFilters } from './specie-filters.ts';

/** The filters of the list, kept in the address; typing a search does not fill the browser's history. */
export function useSpecieFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = filtersFromAddress(parameters);
  const change = (difference: Partial<SpecieFilters>) =>
    setParameters((now) => addressOfFilters({ ...filtersFromAddress(now), ...difference }, now), { replace: true });
  const isFiltered = addressOfFilters(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear: () => change(NO_FILTERS) };
}
