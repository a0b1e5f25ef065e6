import { describe, expect, it } from 'vitest';
import { MAX_CSV_BYTES, readCsv } from './read-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a CSV file from outside', () => {
  it.each([
    ['semicolons', 'Prénom;Nom\nZoë;Ré, B.'],
    ['commas', 'Prénom,Nom\nZoë,"Ré, B."'],
    ['tabs', 'Prénom\tNom\nZoë\tRé, B.'],
  ])('is read with %s between its cells', async (_what, text) => {
    expect((await readCsv(utf8(text), 10))?.rows).toEqual([
      ['Prénom', 'Nom'],
      ['Zoë', 'Ré, B.'],
    ]);
  });
  it('has the separator of its headings, apart from quoted ones', async () => {
    expect((await readCsv(utf8('"a,b,c,d";e\n1;2'), 10))?.rows[0]).toEqual(['a,b,c,d', 'e']);
    expect((await readCsv(utf8('mail\na@b.example'), 10))?.rows).toEqual([['mail'], ['a@b.example']]);
  });
  it('may begin with the mark of UTF-8, which belongs to no heading', async () => {
    expect((await readCsv(utf8('\ufeffNom;Mail'), 10))?.rows[0]?.[0]).toBe('Nom');
  });
  it('keeps quotes, line ends inside a cell, and blank lines, so that lines can be counted', async () => {
    expect((await readCsv(utf8('a;b\r\n\r\n"say ""moo""";"two\nlines"'), 10))?.rows).toEqual([
      ['a', 'b'],
      [''],
      ['say "moo"', 'two\nlines'],
    ]);
  });
  it('of Western Europe is read with its accents, and says so', async () => {
    expect(await readCsv(latin1('Prénom;Élodie'), 10)).toEqual({ rows: [['Prénom', 'Élodie']], encoding: 'latin1' });
    expect((await readCsv(utf8('Prénom'), 10))?.encoding).toBe('utf8');
  });
  it('of two bytes a character is read as well', async () => {
    const text = '\ufeffNom;Zoë';
    const bytes = new Uint8Array(
      Array.from(text).flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    );
    expect(await readCsv(bytes, 10)).toEqual({ rows: [['Nom', 'Zoë']], encoding: 'utf16' });
  });
  it('of another format is refused: a workbook, quotes that never close, a huge file', async () => {
    expect(await readCsv(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 10)).toBeNull();
    expect(await readCsv(utf8('a;b\n"never closed;c'), 10)).toBeNull();
    expect(await readCsv(new Uint8Array(MAX_CSV_BYTES + 1).fill(65), 10)).toBeNull();
  });
  it('is read no further than asked for', async () => {
    expect((await readCsv(utf8('a\n1\n2\n3\n4'), 3))?.rows).toHaveLength(3);
  });
  it('may be empty', async () => {
    expect((await readCsv(utf8(''), 10))?.rows.flat().join('')).toBe('');
  });
});
