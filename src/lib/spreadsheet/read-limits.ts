/** Limits of a file from outside: beyond them it is refused by name, before it costs time or memory. */
export type ReadLimits = {
  readonly bytes: number;
  readonly rows: number;
  readonly columns: number;
  /** bytes of a workbook once unpacked */
  readonly unpackedBytes: number;
  /** how many times larger it may become, beyond `packedFreely` bytes unpacked */
  readonly ratio: number;
  readonly packedFreely: number;
};

export const READ_LIMITS: ReadLimits = {
  bytes: 20_000_000,
  rows: 20_000,
  columns: 200,
  unpackedBytes: 60_000_000,
  ratio: 50,
  packedFreely: 10_000_000,
};

/** Rows above and below the table itself: titles, totals, notes. */
export const ROWS_AROUND = 100;
/** The most sheets of one workbook that are read. */
export const MAX_SHEETS = 20;
