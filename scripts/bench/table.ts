/** Tables as plain text that is also Markdown, so that figures can be copied into the docs. */

/** One row; a missing value is shown as a dash. */
export type Row = readonly (string | number | null)[];

/** Returns the lines of a table: the first column left, figures right. */
export function tableLines(head: readonly string[], rows: readonly Row[]): string[] {
  const body = rows.map((row) => row.map(shown));
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => padded(row[at] ?? '', width, at)).join(' | ')} |`;
  const border = `|${widths.map((width, at) => `${'-'.repeat(width + 1)}${at === 0 ? '-' : ':'}`).join('|')}|`;
  return [line(head), border, ...body.map(line)];
}

/** Prints a table under its title. */
export function printTable(title: string, head: readonly string[], rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
  for (const line of tableLines(head, rows)) console.log(line);
}

/** A number for reading: few digits, thousands separated. */
export function figure(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** The extremes of several rounds. */
export function range({ lowest, highest }: { readonly lowest: number; readonly highest: number }): string {
  return `${figure(lowest)}–${figure(highest)}`;
}

function shown(cell: Row[number]): string {
  if (cell === null) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
}

function padded(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}
