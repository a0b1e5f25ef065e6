import type { CellObject } from 'xlsx';
import type { SheetCell } from './read-result.ts';

/** A number keeps fifteen digits in every spreadsheet; further digits are made up. */
const WHOLE_DIGITS = 1e15;
const DAY_MS = 86_400_000;
/** Days between the two ways of counting them. */
const DAYS_TO_1904 = 1_462;

/**
 * Returns the value of a workbook's cell as text: days as '2019-03-12', whole numbers with every digit, in any number
 * format, leading zeros as shown. A formula is its stored result and is never calculated.
 * @param isDay whether a number format shows days
 */
export function readCell(
  cell: CellObject | null | undefined,
  countsFrom1904: boolean,
  isDay: (format: string) => boolean,
): SheetCell {
  if (cell === null || cell === undefined) return '';
  if (cell.t === 'e') return { fault: 'error', text: cell.w ?? '#' };
  if (cell.v === undefined || cell.t === 'z')
    return cell.f === undefined ? '' : { fault: 'formula', text: `=${cell.f}` };
  if (cell.v instanceof Date) return cell.v.toISOString().slice(0, 10);
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'string') return cell.v.includes('\ufffd') ? { fault: 'characters', text: cell.v } : cell.v;
  return readNumber(cell.v, cell, countsFrom1904, isDay);
}

function readNumber(
  value: number,
  cell: CellObject,
  countsFrom1904: boolean,
  isDay: (format: string) => boolean,
): SheetCell {
  if (!Number.isFinite(value)) return { fault: 'error', text: String(value) };
  if (typeof cell.z === 'string' && cell.z !== 'General' && value >= 1 && isDay(cell.z))
    return dayOf(value, countsFrom1904) ?? cell.w ?? String(value);
  if (Math.abs(value) >= WHOLE_DIGITS) return { fault: 'precision', text: cell.w ?? String(value) };
  // '00123' and '1.0' hold more than the number; '9.78E+14' holds less.
  const shown = cell.w?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(shown) && Number(shown) === value ? shown : String(value);
}

/** Returns the day of a serial number as '2019-03-12', or null when it is none. */
export function dayOf(serial: number, countsFrom1904: boolean): string | null {
  const days = Math.floor(serial) + (countsFrom1904 ? DAYS_TO_1904 : 0);
  // Day 60 is 29 February 1900, which never was; before it the count is one less.
  const since1970 = days - (days > 60 ? 25_569 : 25_568);
  const time = since1970 * DAY_MS;
  return days < 1 || days > 2_958_465 ? null : new Date(time).toISOString().slice(0, 10);
}
