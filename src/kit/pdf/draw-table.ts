import type { Look, Paper } from './paper.ts';
import type { TableBlock } from './sheet-blocks.ts';

const HEAD: Look = { size: 7.5, isBold: true, isGrey: false };
const CELL: Look = { size: 8.5, isBold: false, isGrey: false };
/** The space between two columns, and above and below the text of a row, in millimetres. */
const GAP = 3;
const PADDING = 1.2;
/** A longer word, such as an address, is broken. */
const LONGEST_WORD = 45;

type Column = TableBlock['columns'][number] & { readonly left: number; readonly width: number };

/** Draws a table from the present place on, over as many pages as its rows need; each page begins with its head. */
export function placeTable(paper: Paper, table: TableBlock): void {
  const { columns, rows } = table;
  const placed = placedColumns(paper, table);
  const head = { cells: columns.map(({ header }) => header), look: HEAD };
  const hasHead = columns.some(({ header }) => header !== '');
  const headHeight = hasHead ? heightOf(paper, placed, head) : 0;
  const lines = rows.map((cells) => ({ cells, look: CELL }));
  const [first] = lines;
  // A head without a row below it says nothing.
  if (headHeight + (first === undefined ? 0 : heightOf(paper, placed, first)) > paper.room()) paper.nextPage();
  if (hasHead) drawRow(paper, placed, head);
  for (const row of lines) {
    if (heightOf(paper, placed, row) > paper.room()) {
      paper.nextPage();
      if (hasHead) drawRow(paper, placed, head);
    }
    drawRow(paper, placed, row);
  }
  paper.move(GAP);
}

type Row = { readonly cells: readonly string[]; readonly look: Look };

function drawRow(paper: Paper, columns: readonly Column[], row: Row): void {
  for (const [at, column] of columns.entries()) {
    for (const [place, line] of linesOf(paper, column, row, at).entries()) {
      const shift = column.isNumber === true ? column.width - paper.textWidth(line, row.look) : 0;
      paper.write(line, row.look, column.left + shift, PADDING + place * paper.lineHeight(row.look));
    }
  }
  const height = heightOf(paper, columns, row);
  paper.line(0, paper.width, height);
  paper.move(height);
}

function heightOf(paper: Paper, columns: readonly Column[], row: Row): number {
  const most = Math.max(1, ...columns.map((column, at) => linesOf(paper, column, row, at).length));
  return most * paper.lineHeight(row.look) + 2 * PADDING;
}

function linesOf(paper: Paper, { width }: Column, { cells, look }: Row, at: number): string[] {
  return paper.wrapped(cells[at] ?? '', look, width);
}

/**
 * The columns have room for their longest word, and share the rest; where the words alone are wider than the page, the
 * shares alone count and words are broken.
 */
function placedColumns(paper: Paper, { columns, rows }: TableBlock): Column[] {
  const room = paper.width - GAP * (columns.length - 1);
  const least = columns.map(({ header }, at) =>
    Math.max(longestWord(paper, header, HEAD), ...rows.map((cells) => longestWord(paper, cells[at] ?? '', CELL))),
  );
  const words = least.reduce((sum, width) => sum + width, 0);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widthOf = (share: number, at: number) =>
    words > room ? (room * share) / shares : (least[at] ?? 0) + ((room - words) * share) / shares;
  let left = 0;
  return columns.map((column, at) => {
    const width = widthOf(column.share, at);
    const placed = { ...column, left, width };
    left += width + GAP;
    return placed;
  });
}

function longestWord(paper: Paper, text: string, look: Look): number {
  // A little more than the word, which is measured and set with different roundings.
  return Math.max(0, ...text.split(/\s+/).map((word) => Math.min(LONGEST_WORD, paper.textWidth(word, look) + 0.3)));
}
