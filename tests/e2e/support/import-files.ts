import { IUCN_ROWS_A_CALL } from '../../../src/domain/callables/taxonomy.ts';
import { aRow, HEADINGS } from '../../support/registers/ground.ts';
import { withPart, workbookBytes } from '../../support/registers/workbook-bytes.ts';

/** A file for a file field. */
type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A heading that only the park itself understands. */
export const OWN_HEADING = 'Wie es heißt';

/**
 * Returns a register of `animals` animals of one enclosure without faults; their names stand below a heading of the
 * park's own.
 */
export function plainRegister(animals: number, enclosure: string): ChosenFile {
  const rows = Array.from({ length: animals }, (_, at) => aRow(at, { Enclosure: enclosure }));
  const headings = HEADINGS.map((heading) => (heading === 'House Name' ? OWN_HEADING : heading));
  return csv('register.csv', [headings, ...rows]);
}

/** Returns a workbook that every browser reads for seconds: 20,000 rows of thirty words that no other row has. */
export function heavyRegister(): ChosenFile {
  const row = (_: unknown, at: number) =>
    `<row r="${at + 1}">${Array.from({ length: 30 }, (__, column) => `<c t="str"><v>${(at * 7_919 + column * 104_729).toString(36)}</v></c>`).join('')}</row>`;
  const rows = Array.from({ length: 20_000 }, row).join('');
  const book = withPart(workbookBytes({ Animals: [['Local ID']] }), 'xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(/<dimension[^>]*>/, '').replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
  );
  return { name: 'heavy.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(book) };
}

export const LISTED = 3 * IUCN_ROWS_A_CALL;

/** Returns a list of the IUCN of three calls' lines and a wrong one, all of one class and one genus. */
export function iucnList(className: string, genus: string): ChosenFile {
  const rows = Array.from({ length: LISTED }, (_, at) => [
    `${className}-${at}`,
    `${genus} ${epithet(at)}`,
    className,
    'LC',
  ]);
  return csv('list.csv', [
    ['internalTaxonId', 'scientificName', 'className', 'redlistCategory'],
    ...rows,
    [`${className}-wrong`, 'no latin name 1', className, 'LC'],
  ]);
}

/** Returns the epithet of a number: every number has a different one. */
export function epithet(number: number): string {
  return `proba${letters(number)}us`;
}

/** Returns small letters that represent a number, or the digits of a text, in the same length. */
export function letters(value: number | string): string {
  return [...String(value)].map((digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16))).join('');
}

function csv(name: string, rows: readonly (readonly unknown[])[]): ChosenFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')) };
}
