/**
 * The value of a cell in a file. A day is `2026-01-31`, a clock time `2026-01-31T14:05` in local time; both become
 * dates with which a spreadsheet calculates.
 */
export type SheetCell = string | number | boolean | null | { readonly day: string } | { readonly clock: string };

/** A table to be written: its rows are asked for one by one, so that thousands need not exist at once. */
export type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly count: number;
  readonly rowAt: (index: number) => readonly SheetCell[];
};

/** The progress of writing, and the signal that stops it. */
export type Progress = {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
};

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/**
 * Returns a date as the number of days of spreadsheets; null for a text that is no date, or a date before March 1900.
 */
export function serialOf(written: string): number | null {
  const [all, year, month, day, hour = '0', minute = '0'] = WRITTEN.exec(written) ?? [];
  if (all === undefined) return null;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  // A day that does not exist (30 February) has become another one.
  if (new Date(ms).toISOString().slice(0, 10) !== all.slice(0, 10)) return null;
  // Spreadsheets count 29 February 1900, which never was: before it their days are one off.
  const serial = (ms - EPOCH_MS) / DAY_MS;
  return serial < 61 ? null : serial;
}
