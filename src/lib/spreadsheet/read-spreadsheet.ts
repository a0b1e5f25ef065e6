import { kindOf } from './read-kind.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';
import { RefusedFile, type SpreadsheetReading } from './read-result.ts';
import { decodeText } from './read-text.ts';

/**
 * Returns the sheets of a file from outside: a workbook (xlsx, xls) or text with separated cells (csv, tsv, txt),
 * recognised by its content alone. A file that is none of them, is cut, protected, or larger than the limits once
 * unpacked is refused by name; nothing throws. Meant for a worker: it blocks its thread while it reads.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  limits: ReadLimits = READ_LIMITS,
): Promise<SpreadsheetReading> {
  try {
    if (bytes.byteLength > limits.bytes) throw new RefusedFile('too-large');
    const kind = kindOf(bytes);
    if (kind === 'text') return await readText(bytes, limits);
    const [{ readWorkbook }, workbook] = await Promise.all([
      import('./read-workbook.ts'),
      kind === 'xlsx' ? import('./read-zip.ts').then(({ unpackWorkbook }) => unpackWorkbook(bytes, limits)) : bytes,
    ]);
    return { ok: true, kind, encoding: null, sheets: readWorkbook(workbook, limits) };
  } catch (error) {
    // A broken file may make a parser fail in any way; the answer is always that it is damaged.
    const { refusal, line } = error instanceof RefusedFile ? error : new RefusedFile('damaged');
    return { ok: false, refusal, line };
  }
}

async function readText(bytes: Uint8Array, limits: ReadLimits): Promise<SpreadsheetReading> {
  const { readDelimited } = await import('./read-delimited.ts');
  const { text, encoding } = decodeText(bytes);
  const sheet = readDelimited(text, limits);
  if (sheet.rows.length === 0) throw new RefusedFile('empty');
  return { ok: true, kind: 'csv', encoding, sheets: [sheet] };
}
