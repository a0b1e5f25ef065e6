import type { DataColumn, Sort } from '../columns.ts';

/** How a person wants a list: sorted by what, which columns, in which order. */
export type ListSettings = {
  readonly sort: Sort | null;
  /** columns in the order chosen; those it does not name follow in their own */
  readonly order: readonly string[];
  /** columns shown or hidden by choice; those it does not name are as the list has them */
  readonly shown: Readonly<Record<string, boolean>>;
};

/** Returns the columns in the order chosen, those not named in it behind the one they follow by themselves. */
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

/** Returns whether a column is shown: its title always is, the others by choice or else as the list has them. */
export function isShown<Row>(column: DataColumn<Row>, shown: ListSettings['shown']): boolean {
  return column.isTitle === true || (shown[column.id] ?? column.hiddenByDefault !== true);
}
