import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { utils, type WorkSheet, write } from 'xlsx';

type Rows = readonly (readonly unknown[])[];
type Options = {
  readonly type?: 'xlsx' | 'biff8';
  readonly countsFrom1904?: boolean;
  readonly hidden?: readonly string[];
  readonly change?: (sheet: WorkSheet) => void;
};

/** Returns a workbook as a spreadsheet program writes it. */
export function workbookBytes(sheets: Readonly<Record<string, Rows>>, options: Options = {}): Uint8Array {
  const { type = 'xlsx', countsFrom1904 = false, hidden = [], change } = options;
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 })),
    WBProps: { date1904: countsFrom1904 },
  };
  return new Uint8Array(write(book, { type: 'array', bookType: type, compression: true }) as ArrayBuffer);
}

/** Returns the workbook with one of its parts rewritten. */
export function withPart(workbook: Uint8Array, part: string, rewrite: (content: string) => string): Uint8Array {
  const parts = unzipSync(workbook);
  const content = parts[part];
  if (content === undefined) throw new Error(`The workbook has no ${part}`);
  return zipSync({ ...parts, [part]: strToU8(rewrite(strFromU8(content))) });
}

/** Returns the bytes of a text in UTF-16, least byte first, with its mark. */
export function utf16(text: string, isLittleEndian = true): Uint8Array {
  const marked = `\ufeff${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), isLittleEndian);
  return bytes;
}

/** Returns the bytes of a text in Latin-1. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
