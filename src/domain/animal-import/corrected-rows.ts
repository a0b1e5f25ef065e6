import * as z from 'zod/mini';
import type { ImportCell } from './import-field.ts';

const MAX_CORRECTIONS = 5_000;

/** A cell that people corrected in the dry run: its line, as the spreadsheet counts, and the place of its column. */
const cellCorrection = z.object({ line: z.int(), place: z.int(), text: z.string() });
export type CellCorrection = z.infer<typeof cellCorrection>;
export const cellCorrections = z.array(cellCorrection).check(z.maxLength(MAX_CORRECTIONS));

/** Returns the rows of a sheet with its corrected cells; the same rows where there is none. */
export function correctedRows(
  rows: readonly (readonly ImportCell[])[],
  corrections: readonly CellCorrection[],
): readonly (readonly ImportCell[])[] {
  if (corrections.length === 0) return rows;
  const corrected = [...rows];
  for (const { line, place, text } of corrections) {
    const before = corrected[line - 1];
    if (before === undefined) continue;
    const row = Array.from({ length: Math.max(before.length, place + 1) }, (_, at) => before[at] ?? '');
    row[place] = text;
    corrected[line - 1] = row;
  }
  return corrected;
}

/** Returns the corrections with later ones of the same cells in place of the earlier. */
export function withCorrections(
  before: readonly CellCorrection[],
  more: readonly CellCorrection[],
): readonly CellCorrection[] {
  const isReplaced = (known: CellCorrection) =>
    more.some(({ line, place }) => line === known.line && place === known.place);
  return [...before.filter((known) => !isReplaced(known)), ...more].slice(-MAX_CORRECTIONS);
}
