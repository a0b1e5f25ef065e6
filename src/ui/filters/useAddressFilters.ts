import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRouterNow } from './useRouterNow.ts';

/** The form of a list's filters in the address; defined once, outside of the component. */
export type FilterAddress<Filters> = {
  /** the filters in an address; an invalid one counts as absent */
  readonly read: (parameters: URLSearchParams) => Filters;
  /** the address of filters: default ones are not written, other parameters stay */
  readonly write: (filters: Filters, parameters: URLSearchParams) => URLSearchParams;
  /** the filters that filter nothing */
  readonly none: Filters;
  /** the filters after a change, for filters that may contradict another */
  readonly changed?: (filters: Filters, difference: Partial<Filters>) => Filters;
};

/** The filters of a list in the address, and the functions that change them. */
export type AddressFilters<Filters> = {
  /** the same object as long as the address is the same */
  readonly filters: Filters;
  readonly change: (difference: Partial<Filters>) => void;
  readonly isFiltered: boolean;
  readonly clear: () => void;
};

/**
 * Returns the filters of a list, kept in the address, so that it can be reloaded and shared; choosing or typing adds
 * nothing to the browser's history.
 */
export function useAddressFilters<Filters>({
  read,
  write,
  none,
  changed = merged,
}: FilterAddress<Filters>): AddressFilters<Filters> {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => read(parameters), [read, parameters]);
  const routerNow = useRouterNow();
  // The address decides, even before it is drawn: a word typed meanwhile must not bring back cleared filters.
  const changedNow = (difference: Partial<Filters>) => {
    const now = new URLSearchParams(routerNow().search);
    return write(changed(read(now), difference), now);
  };
  const change = (difference: Partial<Filters>) => setParameters(changedNow(difference), { replace: true });
  // Drawn at once: the next key goes into an empty box, and is not lost when the page follows.
  const clear = () => setParameters(changedNow(none), { replace: true, flushSync: true });
  const isFiltered = write(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear };
}

function merged<Filters>(filters: Filters, difference: Partial<Filters>): Filters {
  return { ...filters, ...difference };
}
