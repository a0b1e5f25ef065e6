import { useMemo } from 'react';
import { readStored, store } from '#lib/local-storage.ts';
import { selectSession } from '#state/session/session.slice.ts';
import { useAppSelector } from '#state/store.ts';
import type { FilterMemory } from '#ui/filters/useAddressFilters.ts';
import type { FilterSet, Filters, ValuesOf } from './filter-set.ts';

/** As the columns of lists, they stay on the device for each person: ids and choices, never what was searched. */
const PREFIX = 'enclos.filters';

/**
 * Returns the memory of a list's filters in this browser, of the signed-in person in their present establishment, whose
 * sectors and animals the filters name; null for a list that keeps none. Filters are kept in the form of an address, so
 * that one that no longer exists, or no longer takes a value, is left out.
 */
export function useFilterMemory<Row, Set extends Filters<Row>>({
  keptAs,
  searchName,
  none,
  read,
  write,
}: FilterSet<Row, Set>): FilterMemory<ValuesOf<Set>> | null {
  const owner = useAppSelector((state) => {
    const session = selectSession(state);
    return session.status === 'ready' ? `${session.actor.userId}.${session.actor.zooId}` : null;
  });
  return useMemo(() => {
    if (keptAs === undefined || owner === null) return null;
    const key = `${PREFIX}.${owner}.${keptAs}`;
    return {
      recall: () => {
        const kept = readStored(key);
        const filters = read(new URLSearchParams(typeof kept === 'string' ? kept : ''));
        return write(filters, new URLSearchParams()).size === 0 ? null : filters;
      },
      keep: (filters) => {
        const unsearched = searchName === null ? filters : { ...filters, [searchName]: none[searchName] };
        store(key, write(unsearched, new URLSearchParams()).toString());
      },
    };
  }, [keptAs, owner, searchName, none, read, write]);
}
