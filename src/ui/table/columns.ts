import type { ReactNode } from 'react';
import type { ColumnFilter } from './column-filter.ts';
import type { ExportValue } from './export-value.ts';

/**
 * A column as data: the text of its head, the content of a cell, the values for sorting and filtering, the value for a
 * file.
 */
export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** absent: the column cannot be sorted */
  readonly sortValue?: (row: Row) => string | number | null;
  /**
   * the value for a file; absent: the cell if it is a text or a number, else the value for sorting if that is a text
   */
  readonly exportValue?: (row: Row) => ExportValue;
  /** absent: the column has no filter of its own */
  readonly filter?: ColumnFilter<Row>;
  /** numbers stand at the end, with their unit */
  readonly align?: 'start' | 'end';
  readonly width?: number | string;
  /** the column that names the row; it opens it, heads its card and is always shown */
  readonly isTitle?: boolean;
  /** its value needs no name before it on a card, such as a badge; the name is there for screen readers */
  readonly isPlainOnCard?: boolean;
  /** left out of the card of a small screen */
  readonly hiddenOnCard?: boolean;
  /** hidden until a person chooses it */
  readonly hiddenByDefault?: boolean;
};

export type Sort = { readonly columnId: string; readonly descending: boolean };

/** Compares two values of a column in the order of the language, with numbers inside names by their size. */
export type Compare = (one: string | number, other: string | number) => number;

/** Returns the order of a language. */
export function compareIn(language: string): Compare {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
}

/** Returns the rows in the given sort; rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
  language: string,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue;
  if (sort === null || valueOf === undefined) return rows;
  const compare = compareIn(language);
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const a = valueOf(one);
    const b = valueOf(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compare(a, b) * direction;
  });
}

/** Returns the sort after a click on a head: up, then down, then the list's own order. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, descending: false };
  return sort.descending ? null : { columnId, descending: true };
}
