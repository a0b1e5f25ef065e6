import { useDeferredValue, useEffect, useMemo } from 'react';
import { inSlices } from '#lib/in-slices.ts';
import { foldedText, rowSearch } from '#lib/search/row-search.ts';

/**
 * Returns the rows whose text has every word of the search; `isSearching` while they are those of the key before. The
 * list is drawn with low priority: typing never waits for it. `textOf` is a function outside of the component, or a
 * useCallback.
 */
export function useRowSearch<Row extends object>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): { readonly rows: readonly Row[]; readonly isSearching: boolean } {
  const foldedOf = useMemo(() => foldedText(textOf), [textOf]);
  // The texts are folded before somebody types.
  useEffect(() => inSlices(rows, foldedOf), [rows, foldedOf]);
  const found = useMemo(() => rowSearch(rows, foldedOf), [rows, foldedOf]);
  const late = useDeferredValue(search);
  const shown = useMemo(() => found.find(late), [found, late]);
  return { rows: shown, isSearching: late !== search };
}
