import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOfFilters, type AnimalFilters, filtersFromAddress, NO_FILTERS } from './animal-filters.ts';

/** How the list is laid out: under the heads of the species, or as one table. */
export type ListView = 'species' | 'flat';

/** The filters of the list and its layout, kept in the address; typing a search does not fill the browser's history. */
export function useAnimalFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => filtersFromAddress(parameters), [parameters]);
  const view: ListView = parameters.get('view') === 'flat' ? 'flat' : 'species';
  const change = (difference: Partial<AnimalFilters>) =>
    setParameters((now) => addressOfFilters({ ...filtersFromAddress(now), ...difference }, now), { replace: true });
  const show = (chosen: ListView) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (chosen === 'flat') next.set('view', 'flat');
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  // Stays the same object while only the search changes: the list is not filtered anew for every key.
  const others = addressOfFilters({ ...filters, search: '' }, new URLSearchParams()).toString();
  const withoutSearch = useMemo(() => filtersFromAddress(new URLSearchParams(others)), [others]);
  const isFiltered = filters.search !== '' || others !== '';
  return { filters, withoutSearch, change, view, show, isFiltered, clear: () => change(NO_FILTERS) };
}
