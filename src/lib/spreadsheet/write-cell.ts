/**
 * What a cell of a file holds. A day is `2026-01-31`, a clock time `2026-01-31T14:05` as the clock on the wall shows it;
 * both become dates a spreadsheet calculates with.
 */
export type SheetCell = string | number | boolean | null | { readonly day: string } | { readonly clock: string };

/** A table to be written: its rows are asked for one by one, so that thousands need not exist at once. */
export type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly count: number;
  readonly rowAt: (index: number) => readonly SheetCell[];
};

/** How far it is, and whether the person has stopped it. */
export type Progress = {
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
};

const DAY_MS = 86_400_000;
/** Day nought of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** Returns a date as the number of days spreadsheets count by; null for what is none, or lies before March 1900. */
export function serialOf(written: string): number | null {
  const [all, year, month, day, hour = '0', minute = '0'] = WRITTEN.exec(written) ?? [];
  if (all === undefined) return null;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  // A day that there is not (30 February) has become another one.
  if (new Date(ms).toISOString().slice(0, 10) !== all.slice(0, 10)) return null;
  // Spreadsheets count a 29 February 1900 that never was: before it their days are one off.
  const serial = (ms - EPOCH_MS) / DAY_MS;
  return serial < 61 ? null : serial;
}
