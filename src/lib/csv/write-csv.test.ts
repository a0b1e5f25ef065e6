import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvCell, writeCsv } from './write-csv.ts';

const lines = (rows: readonly (readonly CsvCell[])[]) => writeCsv(rows).slice(1).split('\r\n').slice(0, -1);

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends each row', () => {
    expect(writeCsv([['Prénom', 'Nom']])).toBe('\ufeff"Prénom";"Nom"\r\n');
  });

  it('quotes every text, and doubles the quotes inside', () => {
    expect(lines([['plain', 'a;b', 'say "moo"', ' x']])).toEqual(['"plain";"a;b";"say ""moo""";" x"']);
    expect(writeCsv([['two\nlines']])).toContain('"two\nlines"');
    expect(writeCsv([['a;b', 'c,d']], ',')).toBe('\ufeff"a;b","c,d"\r\n');
  });

  it('lets a spreadsheet calculate no text', () => {
    const hostile = ['=1+1', '+33 6', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '\u200b=1'];
    const cells = Papa.parse<string[]>(writeCsv([hostile]).slice(1), { delimiter: ';', skipEmptyLines: true }).data[0];
    expect(cells?.every((cell) => cell.startsWith("'"))).toBe(true);
  });

  it.each([
    ['Zoé,=cmd|calc', "Zoé,'=cmd|calc"],
    ['Zoé; @SUM(A1)', "Zoé;' @SUM(A1)"],
    ['Zoé\t+1+cmd', "Zoé\t'+1+cmd"],
    ['Zoé,"=1"', `Zoé,'"=1"`],
    ['Zoé,-2+cmd', "Zoé,'-2+cmd"],
    ['Zoé\n=1', "Zoé\n'=1"],
  ])('marks a formula inside a text that another separator would free: %j', (text, marked) => {
    expect(Papa.parse<string[]>(writeCsv([[text]]).slice(1), { delimiter: ';' }).data[0]).toEqual([marked]);
  });

  it.each(['48.85,-2.35', '48.85, -2.35; 3', 'To do:\n- water\n- hay', 'one, two; three - four', 'a=b'])(
    'leaves a harmless text as it is: %j',
    (text) => {
      expect(Papa.parse<string[]>(writeCsv([[text]]).slice(1), { delimiter: ';' }).data[0]).toEqual([text]);
    },
  );

  it('frees no formula, whichever separator a program expects and however it treats quotes', () => {
    const unit = fc.constantFrom('a', '1', '=', '+', '-', '@', ',', ';', '\t', '"', ' ', "'");
    const isLive = (cell: string) => /^[\s"]*[=+\-@]/.test(cell) && !/^[\s"]*[+-]?[\d.]+[\s"]*$/.test(cell);
    fc.assert(
      fc.property(fc.array(fc.string({ unit, maxLength: 12 }), { minLength: 1, maxLength: 3 }), (row) => {
        expect(
          lines([row])
            .flatMap((line) => line.split(/[,;\t]/))
            .filter(isLive),
        ).toEqual([]);
        for (const delimiter of [',', ';', '\t']) {
          expect(
            Papa.parse<string[]>(writeCsv([row]).slice(1), { delimiter })
              .data.flat()
              .filter(isLive),
          ).toEqual([]);
        }
      }),
      { numRuns: 2000, seed: 20_261_123 },
    );
  });

  it('keeps numbers as numbers, and writes null as an empty cell', () => {
    expect(lines([[-2, 0.5, true, null, '']])).toEqual(['-2;0.5;true;;""']);
  });

  it('is read back as it was written: emoji, markup, long names', () => {
    const row = ['Zoë 🦒', '<b>&amp;</b>', 'x'.repeat(10_000), 'a "b"; c\nd'];
    expect(Papa.parse<string[]>(writeCsv([row]).slice(1), { delimiter: ';' }).data[0]).toEqual(row);
  });
});
