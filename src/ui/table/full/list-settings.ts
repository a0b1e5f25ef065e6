import type { DataColumn, Sort } from '../columns.ts';

/** The height of the rows: `compact` shows about a third more of them. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The choices of columns in a list. */
export type ColumnSettings = {
  /** columns in the chosen order; the others follow in their own */
  readonly order: readonly string[];
  /** columns shown or hidden by choice; the others have the list's default */
  readonly shown: Readonly<Record<string, boolean>>;
  /** columns that stay in sight beside a table scrolled sideways, or not, by choice; by default the title does */
  readonly pinned: Readonly<Record<string, boolean>>;
  /** widths of the columns resized by hand, in pixels */
  readonly widths: Readonly<Record<string, number>>;
};

/** The way in which a person wants a list: its sort, its columns, the height of its rows. */
export type ListSettings = ColumnSettings & {
  readonly sort: Sort | null;
  readonly density: Density;
};

/** The columns of a list in which a person has chosen nothing yet. */
export const DEFAULT_COLUMNS: ColumnSettings = { order: [], shown: {}, pinned: {}, widths: {} };

/**
 * Returns the columns in the chosen order, the pinned ones before all others; each column that the order does not name
 * stands behind its predecessor in the list's own order.
 */
export function inChosenOrder<Row>(
  columns: readonly DataColumn<Row>[],
  { order, pinned }: Pick<ColumnSettings, 'order' | 'pinned'>,
): readonly DataColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const chosen = order.flatMap((id) => known.get(id) ?? []);
  const result = [...chosen];
  for (const [place, column] of columns.entries()) {
    if (result.includes(column)) continue;
    const before = columns.slice(0, place).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column);
  }
  const isFirst = (column: DataColumn<Row>) => isPinned(column, pinned);
  return [...result.filter(isFirst), ...result.filter((column) => !isFirst(column))];
}

/** Returns whether a column is shown: its title always is, the others by choice or else by the list's default. */
export function isShown<Row>(column: DataColumn<Row>, shown: ColumnSettings['shown']): boolean {
  return column.isTitle === true || (shown[column.id] ?? column.hiddenByDefault !== true);
}

/** Returns whether a column stays in sight when the table is scrolled sideways: by choice, else if it is the title. */
export function isPinned<Row>(column: DataColumn<Row>, pinned: ColumnSettings['pinned']): boolean {
  return pinned[column.id] ?? column.isTitle === true;
}
