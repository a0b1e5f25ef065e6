import type { ReactNode } from 'react';

/** A column as data: what its head says, what a cell shows, and by what it sorts. */
export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** absent: the column cannot be sorted */
  readonly sortValue?: (row: Row) => string | number | null;
  /** numbers stand at the end, with their unit */
  readonly align?: 'start' | 'end';
  readonly width?: number | string;
  /** the column that names the row; it opens it, and heads its card */
  readonly isTitle?: boolean;
  /** left out of the card of a small screen */
  readonly hiddenOnCard?: boolean;
};

export type Sort = { readonly columnId: string; readonly descending: boolean };

/** Returns the rows in the order asked for; rows without a value come last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
  language: string,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue;
  if (sort === null || valueOf === undefined) return rows;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return order * direction;
  });
}

/** Returns the sort after a click on a head: up, then down, then the list's own order. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, descending: false };
  return sort.descending ? null : { columnId, descending: true };
}
