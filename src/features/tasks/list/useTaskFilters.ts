import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, changedFilters, filtersFromAddress, NO_FILTERS, type TaskFilters } from './task-filters.ts';

/** The filters of the list, kept in the address; typing a search does not fill the browser's history. */
export function useTaskFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = filtersFromAddress(parameters);
  const change = (difference: Partial<TaskFilters>) =>
    setParameters((now) => addressOfFilters(changedFilters(filtersFromAddress(now), difference), now), {
      replace: true,
    });
  const isFiltered = addressOfFilters(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear: () => change(NO_FILTERS) };
}
