import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvCell, writeCsv } from './write-csv.ts';

const lines = (rows: readonly (readonly CsvCell[])[]) => writeCsv(rows).slice(1).split('\r\n').slice(0, -1);

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends each row', () => {
    expect(writeCsv([['Prénom', 'Nom']])).toBe('\ufeffPrénom;Nom\r\n');
  });

  it('quotes everything that would break a row: the separator, quotes, line ends, blanks at the edges', () => {
    expect(lines([['a;b', 'say "moo"', ' x', 'y ']])).toEqual(['"a;b";"say ""moo""";" x";"y "']);
    expect(writeCsv([['two\nlines']])).toContain('"two\nlines"');
    expect(writeCsv([['a;b', 'c,d']], ',')).toBe('\ufeffa;b,"c,d"\r\n');
  });

  it('lets a spreadsheet calculate no text', () => {
    const hostile = ['=1+1', '+33 6', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '\u200b=1'];
    const cells = Papa.parse<string[]>(writeCsv([hostile]).slice(1), { delimiter: ';', skipEmptyLines: true }).data[0];
    expect(cells?.every((cell) => cell.startsWith("'"))).toBe(true);
  });

  it('keeps numbers as numbers, and writes null as an empty cell', () => {
    expect(lines([[-2, 0.5, true, null, '']])).toEqual(['-2;0.5;true;;']);
  });

  it('is read back as it was written: emoji, markup, long names', () => {
    const row = ['Zoë 🦒', '<b>&amp;</b>', 'x'.repeat(10_000), 'a "b"; c\nd'];
    expect(Papa.parse<string[]>(writeCsv([row]).slice(1), { delimiter: ';' }).data[0]).toEqual(row);
  });
});
