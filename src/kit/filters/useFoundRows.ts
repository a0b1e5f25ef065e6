import { useMemo } from 'react';
import { useRowSearch } from '#ui/filters/useRowSearch.ts';
import type { FilterSet, Filters, ValuesOf } from './filter-set.ts';

const NONE: readonly never[] = [];

/**
 * Returns the rows that answer the filters and have every word of the search; none while they are still to come. The rows
 * are not filtered anew while only the search changes, and a key never waits for the list. `textOf` stands for the text
 * that the set declares, where it takes words of the page; it comes from a useCallback.
 */
export function useFoundRows<Row extends object, Set extends Filters<Row>>(
  set: FilterSet<Row, Set>,
  values: ValuesOf<Set>,
  rows: readonly Row[] | undefined,
  textOf: (row: Row) => string = set.textOf,
): readonly Row[] {
  const { searchName, none } = set;
  const search = searchName === null ? '' : String(values[searchName]);
  const others = searchName === null ? values : { ...values, [searchName]: none[searchName] };
  const address = set.write(others, new URLSearchParams()).toString();
  const kept = useMemo(() => {
    const asked = set.read(new URLSearchParams(address));
    return (rows ?? NONE).filter((row) => set.keeps(row, asked));
  }, [set, rows, address]);
  return useRowSearch(kept, textOf, search).rows;
}
