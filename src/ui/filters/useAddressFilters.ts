import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRouterNow } from './useRouterNow.ts';

/** How the filters of a list stand in the address; made once, outside of the component. */
export type FilterAddress<Filters> = {
  /** what an address names; what it names wrongly counts as not named */
  readonly read: (parameters: URLSearchParams) => Filters;
  /** the address of filters: the usual ones are not named, other parameters stay */
  readonly write: (filters: Filters, parameters: URLSearchParams) => URLSearchParams;
  /** nothing is left out */
  readonly none: Filters;
  /** the filters after a change, where one may contradict another */
  readonly changed?: (filters: Filters, difference: Partial<Filters>) => Filters;
};

/** The filters of a list in the address, and what changes them. */
export type AddressFilters<Filters> = {
  /** the same object as long as the address is the same */
  readonly filters: Filters;
  readonly change: (difference: Partial<Filters>) => void;
  readonly isFiltered: boolean;
  readonly clear: () => void;
};

/**
 * The filters of a list, kept in the address, so that it can be reloaded and shared; choosing or typing does not fill the
 * browser's history.
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
  // What is in the address already counts, drawn or not: a word typed meanwhile must not bring back what was just cleared.
  const changedNow = (difference: Partial<Filters>) => {
    const now = new URLSearchParams(routerNow().search);
    return write(changed(read(now), difference), now);
  };
  const change = (difference: Partial<Filters>) => setParameters(changedNow(difference), { replace: true });
  // Drawn at once: what is typed next is typed into an empty box, not taken from it when the page follows.
  const clear = () => setParameters(changedNow(none), { replace: true, flushSync: true });
  const isFiltered = write(filters, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear };
}

function merged<Filters>(filters: Filters, difference: Partial<Filters>): Filters {
  return { ...filters, ...difference };
}
