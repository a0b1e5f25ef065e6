import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, type AutomationFilters, filtersFromAddress, NO_FILTERS } from './automation-filters.ts';

/** The filters of the list, kept in the address; typing a search does not fill the browser's history. */
export function useAutomationFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = filtersFromAddress(parameters);
  const change = (difference: Partial<AutomationFilters>) =>
    setParameters((now) => addressOfFilters({ ...filtersFromAddress(now), ...difference }, now), { replace: true });
  const isFiltered = addressOfFilters(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear: () => change(NO_FILTERS) };
}
