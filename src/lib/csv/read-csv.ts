/** The cells of a CSV file, line by line, blank lines included. */
export type CsvContent = {
  readonly rows: readonly (readonly string[])[];
  /** `latin1`: not valid UTF-8; read as Western European, in which accents are then right */
  readonly encoding: 'utf8' | 'utf16' | 'latin1';
};

/** The largest file: no list of people or animals is larger, and reading more would block the page. */
export const MAX_CSV_BYTES = 8_000_000;

/**
 * Returns the cells of a CSV file with semicolons, commas or tabs between cells, or null for another format: a
 * workbook, a picture, quotes that never close, more than 8 MB. Lines beyond `mostRows` are not read.
 */
export async function readCsv(bytes: Uint8Array, mostRows: number): Promise<CsvContent | null> {
  if (bytes.byteLength > MAX_CSV_BYTES) return null;
  const decoded = decodeText(bytes);
  if (decoded === null) return null;
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(decoded.text, {
    delimiter: delimiterOf(decoded.text),
    preview: mostRows,
    skipEmptyLines: false,
  });
  const isBroken = errors.some((error) => error.type === 'Quotes');
  return isBroken ? null : { rows: data, encoding: decoded.encoding };
}

function decodeText(bytes: Uint8Array): { text: string; encoding: CsvContent['encoding'] } | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf16' };
  // Text has no byte 0; workbooks, pictures and archives do.
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'latin1' };
  }
}

/** The separator that is most frequent in the headings, outside of quotes; a semicolon when there is none. */
function delimiterOf(text: string): string {
  const headings = text
    .trimStart()
    .split(/[\r\n]/, 1)[0]
    ?.replaceAll(/"[^"]*"/g, '');
  const times = (sign: string) => (headings ?? '').split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}
