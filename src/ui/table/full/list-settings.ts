import type { DataColumn, Sort } from '../columns.ts';

/** The way in which a person wants a list: its sort, its columns, their order. */
export type ListSettings = {
  readonly sort: Sort | null;
  /** columns in the chosen order; the others follow in their own */
  readonly order: readonly string[];
  /** columns shown or hidden by choice; the others have the list's default */
  readonly shown: Readonly<Record<string, boolean>>;
};

/**
 * Returns the columns in the chosen order; each column that it does not name stands behind its predecessor in the
 * list's own order.
 */
export function inChosenOrder<Row>(
  columns: readonly DataColumn<Row>[],
  order: readonly string[],
): readonly DataColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const chosen = order.flatMap((id) => known.get(id) ?? []);
  const result = [...chosen];
  for (const [place, column] of columns.entries()) {
    if (result.includes(column)) continue;
    const before = columns.slice(0, place).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column);
  }
  return result;
}

/** Returns whether a column is shown: its title always is, the others by choice or else by the list's default. */
export function isShown<Row>(column: DataColumn<Row>, shown: ListSettings['shown']): boolean {
  return column.isTitle === true || (shown[column.id] ?? column.hiddenByDefault !== true);
}
