import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { latin1, utf16, withPart, workbookBytes } from '../../../tests/support/registers/workbook-bytes.ts';
import { READ_LIMITS } from './read-limits.ts';
import type { SpreadsheetReading } from './read-result.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const SHEET = 'xl/worksheets/sheet1.xml';

async function sheetsOf(bytes: Uint8Array) {
  const reading = await readSpreadsheet(bytes);
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`);
  return reading.sheets;
}
const rowsOf = async (bytes: Uint8Array) => (await sheetsOf(bytes))[0]?.rows;
const refusalOf = async (bytes: Uint8Array) => {
  const reading: SpreadsheetReading = await readSpreadsheet(bytes);
  return reading.ok ? 'read' : reading.refusal;
};

describe('a text with separated cells', () => {
  it.each([
    ['semicolons', 'Name;Sex\nZoë;Ré, B.'],
    ['commas', 'Name,Sex\nZoë,"Ré, B."'],
    ['tabs', 'Name\tSex\nZoë\tRé, B.'],
    ['bars', 'Name|Sex\nZoë|Ré, B.'],
    ['a line that names its separator', 'sep=;\nName;Sex\nZoë;Ré, B.'],
  ])('is read with %s', async (_what, text) => {
    expect((await rowsOf(utf8(text)))?.slice(-2)).toEqual([
      ['Name', 'Sex'],
      ['Zoë', 'Ré, B.'],
    ]);
  });

  it.each([
    ['UTF-8', utf8('Prénom;Zoë'), 'utf8'],
    ['UTF-8 with its mark', utf8('\ufeffPrénom;Zoë'), 'utf8'],
    ['UTF-16, least byte first', utf16('Prénom;Zoë'), 'utf16'],
    ['UTF-16, greatest byte first', utf16('Prénom;Zoë', false), 'utf16'],
    ['UTF-16 without its mark', utf16('Prénom;Zoë').slice(2), 'utf16'],
    ['Latin-1', latin1('Prénom;Zoë'), 'latin1'],
  ])('in %s has its accents', async (_what, bytes, encoding) => {
    expect(await readSpreadsheet(bytes)).toMatchObject({
      ok: true,
      kind: 'csv',
      encoding,
      sheets: [{ rows: [['Prénom', 'Zoë']] }],
    });
  });

  it('of UTF-8 with one wrong byte among many right ones names the damaged cell', async () => {
    const bytes = utf8('é;é;é;é;é;é;x;é');
    bytes[bytes.indexOf(0x78)] = 0xff;
    expect((await rowsOf(bytes))?.[0]?.[6]).toEqual({ fault: 'characters', text: '\ufffd' });
  });

  it.each([
    ['mostly UTF-8 with a byte of Latin-1', [...utf8('é;é;é;é;é;'), 0xe9]],
    ['mostly Latin-1 with characters of UTF-8', [...latin1('é;é;é;é;é;'), ...utf8('ü')]],
  ])('that is %s is named as mixed', async (_what, bytes) => {
    expect(await readSpreadsheet(Uint8Array.from(bytes))).toMatchObject({ ok: true, encoding: 'mixed' });
  });

  it('with a byte 0 in one cell loses that cell alone', async () => {
    const rows = Array.from({ length: 40 }, (_, number) => `M${number};Nala`).join('\n');
    expect((await rowsOf(utf8(`${rows}\nM40;Na\0la`)))?.slice(-2)).toEqual([
      ['M39', 'Nala'],
      ['M40', { fault: 'characters', text: 'Na\ufffdla' }],
    ]);
  });

  it('padded with bytes 0 at its end is read without them', async () => {
    expect(await rowsOf(utf8(`M1;Nala\n${'\0'.repeat(500)}`))).toEqual([['M1', 'Nala']]);
  });

  it('has the names back that the export guarded against formulas', async () => {
    expect(await rowsOf(utf8(`"'-Rex";"''-Rex";"O'Malley"`))).toEqual([['-Rex', "'-Rex", "O'Malley"]]);
  });

  it('keeps line ends in quoted cells, blank lines, and every kind of line end', async () => {
    expect(await rowsOf(utf8('a;b\r\n\r\n"two\r\nlines";c\rd;e\n'))).toEqual([
      ['a', 'b'],
      [''],
      ['two\nlines', 'c'],
      ['d', 'e'],
    ]);
  });

  it('with quotes that never close is refused with the line where they open', async () => {
    expect(await readSpreadsheet(utf8('a;b\n1;2\n"never closed;c\n3;4'))).toEqual({
      ok: false,
      refusal: 'quotes-open',
      line: 3,
    });
  });

  it('distinguishes formulas from texts that Excel keeps as they are', async () => {
    expect(await rowsOf(utf8('="00123";=SUM(A1:A9);-2'))).toEqual([
      ['00123', { fault: 'formula', text: '=SUM(A1:A9)' }, '-2'],
    ]);
  });
});

describe('a workbook', () => {
  it.each(['xlsx', 'biff8'] as const)('of type %s gives whole numbers, days and leading zeros', async (type) => {
    const bytes = workbookBytes(
      {
        Animals: [
          ['Chip', 'Born', 'Id', 'x'],
          [25020000000001, 43536, 123, 1.5],
        ],
      },
      {
        type,
        change(sheet) {
          Object.assign(sheet['B2'] as object, { z: 'dd mmm yyyy' });
          Object.assign(sheet['C2'] as object, { z: '00000' });
        },
      },
    );
    expect((await rowsOf(bytes))?.[1]).toEqual(['25020000000001', '2019-03-12', '00123', '1.5']);
  });

  it('with days counted from 1904 has the same day', async () => {
    const change = (sheet: Record<string, unknown>) => Object.assign(sheet['A1'] as object, { z: 'dd/mm/yyyy' });
    const bytes = workbookBytes({ A: [[43536 - 1462]] }, { countsFrom1904: true, change });
    expect(await sheetsOf(bytes)).toMatchObject([{ countsFrom1904: true, rows: [['2019-03-12']] }]);
  });

  it('with a number of sixteen digits names it: the last ones are made up', async () => {
    expect((await rowsOf(workbookBytes({ A: [[1_978_000_012_345_600]] })))?.[0]).toMatchObject([
      { fault: 'precision' },
    ]);
    expect(await rowsOf(workbookBytes({ A: [[978_000_012_345_678]] }))).toEqual([['978000012345678']]);
  });

  it('gives the stored result of a formula, and names one that has none', async () => {
    const change = (sheet: Record<string, unknown>) => {
      sheet['A1'] = { t: 's', v: 'Nala', f: 'B1&"a"' };
      sheet['B1'] = { t: 'n', v: 5, f: '2+3' };
    };
    const bytes = withPart(workbookBytes({ A: [['x', 'y', 'z']] }, { change }), SHEET, (xml) =>
      xml.replace(/<f>2\+3<\/f><v>5<\/v>/, '<f>2+3</f>'),
    );
    expect(await rowsOf(bytes)).toEqual([['Nala', { fault: 'formula', text: '=2+3' }, 'z']]);
  });

  it('repeats the value of merged rows, but a merged title once', async () => {
    const change = (sheet: Record<string, unknown>) => {
      sheet['!merges'] = [
        { s: { r: 0, c: 0 }, e: { r: 0, c: 1 } },
        { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
      ];
    };
    expect(await rowsOf(workbookBytes({ A: [['Title'], ['Lion', 'Nala'], [null, 'Simba']] }, { change }))).toEqual([
      ['Title'],
      ['Lion', 'Nala'],
      ['Lion', 'Simba'],
    ]);
  });

  it('has several sheets, some of them hidden', async () => {
    const sheets = await sheetsOf(workbookBytes({ Notes: [['a']], Old: [['b']] }, { hidden: ['Old'] }));
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Notes', false],
      ['Old', true],
    ]);
  });
});

describe('a file is refused by name when it', () => {
  const ole = (name: string) => {
    const bytes = new Uint8Array(2_048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes.set(utf16(name).slice(2), 1_024);
    return bytes;
  };
  const zeros = (size: number) =>
    zipSync({
      '[Content_Types].xml': utf8('<Types/>'),
      'xl/workbook.xml': utf8('<workbook/>'),
      [SHEET]: new Uint8Array(size),
    });

  it.each([
    ['is empty', 'empty', new Uint8Array()],
    ['holds blanks alone', 'empty', utf8('\n ;; \n')],
    ['is larger than may be', 'too-large', new Uint8Array(READ_LIMITS.bytes + 1).fill(65)],
    ['is a document', 'not-a-table', utf8('%PDF-1.7 1 0 obj')],
    ['is a page', 'not-a-table', utf8('\ufeff<html><table>')],
    ['is a picture', 'not-a-table', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['is an archive', 'not-a-table', zipSync({ 'a.txt': utf8('a') })],
    ['is a document of an office', 'not-a-table', ole('Root Entry WordDocument')],
    ['is protected by a password', 'encrypted', ole('EncryptedPackage')],
    ['has 10^6 rows', 'too-many-rows', utf8('1;2\n'.repeat(1_000_000))],
    ['has 100,000 columns', 'too-many-columns', utf8(`${'x;'.repeat(100_000)}x\n1;2`)],
    ['unpacks to a thousand times its size', 'bomb', zeros(30_000_000)],
  ])('%s', async (_what, refusal, bytes) => {
    expect(await refusalOf(bytes)).toBe(refusal);
  });

  it('declares less than it unpacks to', async () => {
    const bytes = zeros(30_000_000);
    const size = new DataView(new ArrayBuffer(4));
    size.setUint32(0, 30_000_000, true);
    const [first = 0, ...rest] = new Uint8Array(size.buffer);
    for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
      if (rest.every((byte, place) => bytes[at + 1 + place] === byte)) bytes.set([100, 0, 0, 0], at);
    expect(await refusalOf(bytes)).toBe('bomb');
  });

  it('is a workbook protected part by part', async () => {
    const bytes = workbookBytes({ A: [['a']] });
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2) bytes[at + 8] = 1;
    expect(await refusalOf(bytes)).toBe('encrypted');
  });

  it('was cut, at any place', async () => {
    const bytes = workbookBytes({
      A: [
        ['a', 'b'],
        [1, 2],
      ],
    });
    for (let size = 30; size < bytes.length; size += 97) expect(await refusalOf(bytes.slice(0, size))).toBe('damaged');
  });

  it('is a workbook of 10^6 rows or of too many columns', async () => {
    const many = workbookBytes({ A: [['a']] });
    const rows = Array.from({ length: 40_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`);
    const tall = withPart(many, SHEET, (xml) =>
      xml.replace(/<sheetData>.*<\/sheetData>/, `<sheetData>${rows.join('')}</sheetData>`),
    );
    expect(await refusalOf(tall)).toBe('too-many-rows');
    expect(await refusalOf(workbookBytes({ A: [Array.from({ length: 201 }, () => 'x')] }))).toBe('too-many-columns');
    expect(await refusalOf(workbookBytes({ A: [Array.from({ length: 200 }, () => 'x')] }))).toBe('read');
  });
});
