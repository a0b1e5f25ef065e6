import { useLayoutEffect, useMemo } from 'react';
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
  /** the change that leaves nothing out; what arranges the list and leaves nothing out is not in it */
  readonly cleared: Partial<Filters>;
  /** the parameters of the address that belong to the filters */
  readonly parameters: readonly string[];
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
  /** clears the filters and takes back every arrangement */
  readonly reset: () => void;
};

/** Filters that a person left behind, which stand in for an address that names none. */
export type FilterMemory<Filters> = {
  readonly recall: () => Filters | null;
  /** called with every choice of the person, before the address follows */
  readonly keep: (filters: Filters) => void;
};

/**
 * Returns the filters of a list, kept in the address, so that it can be reloaded and shared; choosing or typing adds
 * nothing to the browser's history. An address that names no filter takes those of the memory.
 */
export function useAddressFilters<Filters>(
  { read, write, none, cleared, parameters: names, changed = merged }: FilterAddress<Filters>,
  memory: FilterMemory<Filters> | null = null,
): AddressFilters<Filters> {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => {
    const left = names.some((name) => parameters.has(name)) ? null : (memory?.recall() ?? null);
    return left === null ? parameters : write(left, parameters);
  }, [parameters, names, memory, write]);
  useLayoutEffect(() => {
    if (address !== parameters) setParameters(address, { replace: true });
  }, [address, parameters, setParameters]);
  const filters = useMemo(() => read(address), [read, address]);
  const routerNow = useRouterNow();
  // The address decides, even before it is drawn: a word typed meanwhile must not bring back cleared filters.
  const chosenNow = (difference: Partial<Filters>) => {
    const now = new URLSearchParams(routerNow().search);
    const next = changed(read(now), difference);
    memory?.keep(next);
    return write(next, now);
  };
  const change = (difference: Partial<Filters>) => setParameters(chosenNow(difference), { replace: true });
  // Drawn at once: the next key goes into an empty box, and is not lost when the page follows.
  const clear = () => setParameters(chosenNow(cleared), { replace: true, flushSync: true });
  const reset = () => setParameters(chosenNow(none), { replace: true, flushSync: true });
  const left = Object.fromEntries(Object.keys(cleared).map((name) => [name, filters[name as keyof Filters]]));
  const isFiltered = write({ ...none, ...left }, new URLSearchParams()).size > 0;
  return { filters, change, isFiltered, clear, reset };
}

function merged<Filters>(filters: Filters, difference: Partial<Filters>): Filters {
  return { ...filters, ...difference };
}
