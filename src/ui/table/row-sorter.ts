import type { Compare } from './columns.ts';

type Keyed<Row> = { readonly row: Row; readonly value: string | number | null };

/** The most remembered rows, as a multiple of the present ones, before all is sorted anew. */
const MAX_REMEMBERED = 2;
const FEW = 10_000;

/**
 * Returns a function that sorts a list that is sorted again and again: after a search with fewer rows, after a change
 * with all but one the same. It begins with the last order, which costs a sort next to nothing. Rows of the same value
 * keep the list's order; rows without one come last in both directions.
 */
export function rowSorter<Row>(
  valueOf: (row: Row) => string | number | null,
  descending: boolean,
  compare: Compare,
): (rows: readonly Row[]) => readonly Row[] {
  let known: readonly Keyed<Row>[] = [];
  return (rows) => {
    const places = new Map(rows.map((row, place) => [row, place]));
    const order = (one: Keyed<Row>, other: Keyed<Row>): number =>
      orderOf(one.value, other.value, descending, compare) || (places.get(one.row) ?? 0) - (places.get(other.row) ?? 0);
    const kept = known.filter(({ row }) => places.has(row));
    const before = new Set(kept.map(({ row }) => row));
    const added = rows.filter((row) => !before.has(row)).map((row) => ({ row, value: valueOf(row) }));
    const sorted = [...kept, ...added].toSorted(order);
    // A search leaves few rows, and the next key may bring the others back.
    const isMuch = known.length > MAX_REMEMBERED * Math.max(rows.length, FEW);
    known = isMuch || known.length <= sorted.length ? sorted : [...known, ...added];
    return sorted.map(({ row }) => row);
  };
}

function orderOf(a: string | number | null, b: string | number | null, descending: boolean, compare: Compare): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return descending ? compare(b, a) : compare(a, b);
}
