import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, type EnclosureFilters, filtersFromAddress, NO_FILTERS } from './enclosure-filters.ts';

/** The filters of the list, kept in the address; typing a search does not fill the browser's history. */
export function useEnclosureFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = filtersFromAddress(parameters);
  const change = (difference: Partial<EnclosureFilters>) =>
    setParameters((now) => addressOfFilters({ ...filtersFromAddress(now), ...difference }, now), { replace: true });
  const isFiltered = addressOfFilters(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear: () => change(NO_FILTERS) };
}
