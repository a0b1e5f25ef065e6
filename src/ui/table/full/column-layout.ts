import type { DataColumn } from '../columns.ts';
import { type ColumnSettings, isPinned } from './list-settings.ts';

/** A column is never narrower, so that its head stays readable and its edge can be taken again. */
export const MIN_COLUMN_PX = 64;
export const MAX_COLUMN_PX = 800;
/** The box that selects a row. */
const SELECT_PX = 48;

/** Estimates for a text of the table's size: a character, the room around a text, the sign beside the text of a head. */
const CHARACTER_PX = 7.5;
const ROOM_PX = 26;
const SIGN_PX = 22;
/** A column without text of its own (a sign, a menu) takes this width, and one with long texts no more than the most. */
const DEFAULT_PX = 120;
const MIN_TEXT_PX = 88;
const MAX_TEXT_PX = 260;
/** The column that names a row has a picture or a sign beside the name. */
const TITLE_ROOM_PX = 44;
/** Rows read for the width of a column. */
const SAMPLE = 50;
/** The share of the longest text that a column keeps where the frame is narrow; longer texts end in dots there. */
const LEAST_SHARE = 0.58;
/** Browsers round the width of each column: without this rest a table would be a pixel wider than its frame. */
const ROUNDING_PX = 2;

/** The width that the content of a column asks for, and the least that it takes, in pixels. */
export type ContentWidth = { readonly askedPx: number; readonly leastPx: number };

/** The widths of the shown columns, in their order, as CSS lengths for a frame that is a size container. */
type ColumnLayout = {
  readonly widths: readonly string[];
  /** distances from the start of the frame of the pinned columns, which come first */
  readonly starts: readonly string[];
};

/** Returns the width that the head and the first rows of a column ask for; its head is always whole. */
export function widthByContent<Row>(column: DataColumn<Row>, rows: readonly Row[]): ContentWidth {
  const head = column.header.length * CHARACTER_PX + ROOM_PX + (column.sortValue === undefined ? 0 : SIGN_PX);
  const texts = rows.slice(0, SAMPLE).flatMap((row) => textOf(column, row) ?? []);
  if (texts.length === 0) return contentWidth(head, DEFAULT_PX);
  const room = ROOM_PX + (column.isTitle === true ? TITLE_ROOM_PX : 0);
  const longest = Math.max(...texts.map((text) => text.length)) * CHARACTER_PX + room;
  return contentWidth(head, Math.min(Math.max(longest, MIN_TEXT_PX), MAX_TEXT_PX));
}

/** Returns the width in which the longest of some words is whole, beside a sign or the room of a badge. */
export function widthOfWords(words: readonly string[], roomPx = 0): number {
  return Math.round(Math.max(0, ...words.map((word) => word.length)) * CHARACTER_PX + ROOM_PX + roomPx);
}

function contentWidth(headPx: number, textPx: number): ContentWidth {
  const least = Math.max(headPx, Math.min(textPx, Math.max(MIN_TEXT_PX, textPx * LEAST_SHARE)));
  return { askedPx: Math.round(Math.max(headPx, textPx)), leastPx: Math.round(least) };
}

function textOf<Row>(column: DataColumn<Row>, row: Row): string | null {
  const value = column.exportValue?.(row) ?? column.sortValue?.(row) ?? null;
  if (typeof value === 'string') return value;
  const cell = column.exportValue === undefined && column.sortValue === undefined ? column.cell(row) : null;
  return typeof cell === 'string' ? cell : null;
}

/**
 * Returns the layout of the shown columns. A column resized by hand has its chosen width and one with a declared width
 * that one; the others have their least width by `byContent`, and share the rest of the frame in proportion to the width
 * that their content asks for; where all have a width of their own, the last one takes the rest. In a frame too narrow for
 * all, the table is wider than it.
 */
export function columnLayout<Row>(
  columns: readonly DataColumn<Row>[],
  { widths, pinned }: Pick<ColumnSettings, 'widths' | 'pinned'>,
  {
    byContent,
    isSelectable,
    actionsPx,
  }: {
    readonly byContent: (columnId: string) => ContentWidth;
    readonly isSelectable: boolean;
    /** the width of the buttons at the end of a row; 0 without buttons */
    readonly actionsPx: number;
  },
): ColumnLayout {
  const before = isSelectable ? SELECT_PX : 0;
  const own = columns.map(({ id, width }) => lengthOf(widths[id] ?? width));
  const takesRest = own.every((width) => width !== null) ? columns.length - 1 : -1;
  const fixed = own.map((width, at) => (at === takesRest ? null : width));
  const shared = columns.flatMap(({ id }, at) => (fixed[at] === null ? byContent(id) : []));
  const asked = shared.reduce((sum, { askedPx }) => sum + askedPx, 0);
  const least = columns.map(({ id }, at) =>
    fixed[at] === null ? ((at === takesRest ? own[at] : null) ?? `${byContent(id).leastPx}px`) : null,
  );
  const taken = [`${before + actionsPx + ROUNDING_PX}px`, ...[...fixed, ...least].filter((one) => one !== null)];
  const css = columns.map(
    ({ id }, at) =>
      fixed[at] ??
      `(${least[at]} + max(0px, 100cqi - ${taken.join(' - ')}) * ${(byContent(id).askedPx / asked).toFixed(4)})`,
  );
  const scrolled = columns.findIndex((column) => !isPinned(column, pinned));
  const count = scrolled === -1 ? columns.length : scrolled;
  const starts = columns.slice(0, count).map((_, at) => `calc(${[`${before}px`, ...css.slice(0, at)].join(' + ')})`);
  return { widths: css.map((width) => `calc(${width})`), starts };
}

/**
 * Returns a function from the columns of a list and its rows to the widths that their content asks for, by id. The first
 * rows of a list decide: a search must not move the columns.
 */
export function contentWidths(): <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
) => (columnId: string) => ContentWidth {
  let known: {
    readonly columns: unknown;
    readonly hasRows: boolean;
    readonly byId: ReadonlyMap<string, ContentWidth>;
  } = {
    columns: null,
    hasRows: false,
    byId: new Map(),
  };
  return (columns, rows) => {
    const hasRows = rows.length > 0;
    if (known.columns !== columns || (hasRows && !known.hasRows)) {
      known = { columns, hasRows, byId: new Map(columns.map((one) => [one.id, widthByContent(one, rows)])) };
    }
    const { byId } = known;
    return (columnId) => byId.get(columnId) ?? contentWidth(0, DEFAULT_PX);
  };
}

/** Returns a declared width as a CSS length; a percentage is one of the frame. */
function lengthOf(width: number | string | undefined): string | null {
  if (width === undefined) return null;
  return typeof width === 'number' ? `${width}px` : width.replace('%', 'cqi');
}

/** Returns a width between the least and the most, in whole pixels. */
export function withinWidth(px: number): number {
  return Math.round(Math.min(MAX_COLUMN_PX, Math.max(MIN_COLUMN_PX, px)));
}
