import { unzipSync, strFromU8 } from 'fflate';
import fc from 'fast-check';
import { read, utils, type WorkBook } from 'xlsx';
import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from './write-cell.ts';
import { writeWorkbook } from './write-workbook.ts';

const sheetOf = (
  rows: readonly (readonly SheetCell[])[],
  head: readonly string[] = ['Nom'],
  name = 'Animaux',
): Sheet => ({
  name,
  head,
  count: rows.length,
  rowAt: (index) => rows[index] ?? [],
});
const bytesOf = async (sheets: readonly Sheet[]) => new Uint8Array(await (await writeWorkbook(sheets)).arrayBuffer());
const opened = async (sheets: readonly Sheet[]): Promise<WorkBook> => read(await bytesOf(sheets), { cellDates: false });
/** Returns the rows as another reader finds them, without the head. */
const readBack = async (rows: readonly (readonly SheetCell[])[], width = 1): Promise<unknown[][]> => {
  const book = await opened([
    sheetOf(
      rows,
      Array.from({ length: width }, (_, at) => `C${at}`),
    ),
  ]);
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (sheet === undefined) throw new Error('no sheet');
  sheet['!ref'] = utils.encode_range({ s: { c: 0, r: 0 }, e: { c: width - 1, r: rows.length } });
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, blankrows: true }).slice(1);
};

describe('a workbook', () => {
  it('has every sheet under its name, its head and its rows', async () => {
    const book = await opened([
      sheetOf(
        [
          ['Zoé', 12],
          ['Kali', null],
        ],
        ['Nom', 'Poids (kg)'],
      ),
      sheetOf([['Lignes', '2']], ['Liste', 'Animaux'], 'À propos'),
    ]);
    expect(book.SheetNames).toEqual(['Animaux', 'À propos']);
    expect(utils.sheet_to_json(book.Sheets['Animaux'] ?? {}, { header: 1 })).toEqual([
      ['Nom', 'Poids (kg)'],
      ['Zoé', 12],
      ['Kali'],
    ]);
  });

  it('keeps its head in sight and its columns as wide as their content', async () => {
    const files = unzipSync(await bytesOf([sheetOf([['x'.repeat(40), 'y']], ['Nom', 'Espèce'])]));
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain(
      '<col min="1" max="1" width="42" customWidth="1"/><col min="2" max="2" width="10" customWidth="1"/>',
    );
  });

  it.each(['=1+1', '+33 6', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x","y")', '{=1}'])(
    'holds %j as a text, never as a formula',
    async (text) => {
      const bytes = await bytesOf([sheetOf([[text]])]);
      const cell = read(bytes).Sheets['Animaux']?.['A2'] as { t: string; v: unknown; f?: string };
      expect(cell).toMatchObject({ t: 's', v: text });
      expect(cell.f).toBeUndefined();
      expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f');
    },
  );

  it('holds days and clock times as dates to calculate with; a text that is no date stays one', async () => {
    const book = await opened([
      sheetOf([[{ day: '2026-01-31' }, { clock: '2026-01-31T18:00' }, { day: '2026-02-30' }]]),
    ]);
    expect(book.Sheets['Animaux']?.['A2']).toMatchObject({ t: 'n', v: 46_053 });
    expect(book.Sheets['Animaux']?.['B2']).toMatchObject({ t: 'n', v: 46_053.75 });
    expect(book.Sheets['Animaux']?.['C2']).toMatchObject({ t: 's', v: '2026-02-30' });
  });

  it('is read back as it was written, whatever its cells hold', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '_x0041_',
        '<b>&amp;</b>',
        '=1',
        ' x ',
        'a\nb',
        'é\u0301',
        '\u0000\u0008\u001f',
        'x'.repeat(32_767),
      ),
    );
    const cell = fc.oneof(
      text.filter((one) => one !== ''),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => (one === 0 ? 0 : one)),
      fc.boolean(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          const wanted = rows.map((row) => row.map((one) => (typeof one === 'string' ? one.toWellFormed() : one)));
          expect(await readBack(rows, 3)).toEqual(wanted);
        },
      ),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  it('has sheet names that spreadsheets accept', async () => {
    const names = ['Animaux: [2026]/été', 'x'.repeat(60), '', 'animaux', 'ANIMAUX', "'a'"];
    const book = await opened(names.map((name) => sheetOf([], ['Nom'], name)));
    expect(book.SheetNames.every((name) => name.length > 0 && name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(
      true,
    );
    expect(new Set(book.SheetNames.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('tells how far it is, and stops when asked to', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`Animal ${at}`, at]);
    const told: number[] = [];
    await writeWorkbook([sheetOf(rows, ['Nom', 'N'])], { onProgress: (done, total) => told.push(done / total) });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    const control = new AbortController();
    const stopped = writeWorkbook([sheetOf(rows)], { signal: control.signal, onProgress: () => control.abort() });
    await expect(stopped).rejects.toThrow('abort');
  });
});
