import type { Progress, Sheet } from './write-cell.ts';
import { sheetNames, TEXTS_END, TEXTS_START, workbookParts } from './write-parts.ts';
import {
  collectTexts,
  headWidths,
  rowXml,
  SHEET_END,
  sheetStart,
  STYLE,
  type Texts,
  widthOf,
} from './write-sheet-xml.ts';
import { inSlices } from './write-slices.ts';
import { xmlText } from './write-xml-text.ts';
import { writeZip, type ZipWriter } from './write-zip.ts';

/**
 * Returns the sheets as an Excel workbook (ISO/IEC 29500): heads in bold that stay during scrolling, columns as wide as
 * their content. Every text is a text, whatever its beginning. It is written in short slices, so that the page stays
 * responsive.
 * @throws the signal's reason when the person stops it
 */
export async function writeWorkbook(sheets: readonly Sheet[], progress: Progress = {}): Promise<Blob> {
  const zip = writeZip();
  const total = sheets.reduce((sum, sheet) => sum + sheet.count, 0);
  await inSlices(writeAll(zip, sheets), total, progress);
  return zip.finish();
}

/** Yields the number of finished rows after each step. */
function* writeAll(zip: ZipWriter, sheets: readonly Sheet[]): Generator<number> {
  const texts = collectTexts();
  for (const [path, content] of Object.entries(workbookParts(sheetNames(sheets.map((sheet) => sheet.name))))) {
    zip.begin(path);
    zip.write(content);
    zip.end();
  }
  let done = 0;
  for (const [at, sheet] of sheets.entries()) {
    zip.begin(`xl/worksheets/sheet${at + 1}.xml`);
    for (const share of writeSheet(zip, sheet, texts)) yield done + share * sheet.count;
    zip.end();
    done += sheet.count;
  }
  zip.begin('xl/sharedStrings.xml');
  zip.write(TEXTS_START(texts.count(), texts.all().length));
  for (const text of texts.all()) {
    zip.write(`<si><t xml:space="preserve">${xmlText(text)}</t></si>`);
    yield done;
  }
  zip.write(TEXTS_END);
  zip.end();
}

/** Yields the finished share. The widths stand before the rows, so the rows are read twice. */
function* writeSheet(zip: ZipWriter, sheet: Sheet, texts: Texts): Generator<number> {
  const widths = headWidths(sheet);
  for (let index = 0; index < sheet.count; index += 1) {
    for (const [column, cell] of sheet.rowAt(index).entries())
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    yield (0.2 * index) / sheet.count;
  }
  zip.write(sheetStart(widths, true));
  zip.write(rowXml(sheet.head, 1, texts, STYLE.head));
  for (let index = 0; index < sheet.count; index += 1) {
    zip.write(rowXml(sheet.rowAt(index), index + 2, texts));
    yield 0.2 + (0.8 * index) / sheet.count;
  }
  zip.write(SHEET_END);
}
