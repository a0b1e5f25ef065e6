import type { Progress, Sheet, SheetCell } from '../spreadsheet/write-cell.ts';
import { inSlices } from '../spreadsheet/write-slices.ts';
import { type CsvCell, csvLine } from './write-csv.ts';

/**
 * Returns a table as a CSV file in the format of `writeCsv`, written in short slices, so that the page stays
 * responsive. Dates are written `2026-01-31` and `2026-01-31 14:05`.
 * @throws the signal's reason when the person stops it
 */
export async function writeLongCsv(sheet: Sheet, progress: Progress = {}): Promise<Blob> {
  const lines = [`\ufeff${csvLine(sheet.head)}`];
  await inSlices(addLines(sheet, lines), sheet.count, progress);
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function* addLines(sheet: Sheet, lines: string[]): Generator<number> {
  for (let index = 0; index < sheet.count; index += 1) {
    lines.push(csvLine(sheet.rowAt(index).map(plain)));
    yield index + 1;
  }
}

function plain(cell: SheetCell): CsvCell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'day' in cell ? cell.day : cell.clock.replace('T', ' ');
}
