import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { SheetCell } from '../spreadsheet/write-cell.ts';
import { withFormulaGuard } from './formula-guard.ts';
import { writeLongCsv } from './write-long-csv.ts';

const written = async (rows: readonly (readonly SheetCell[])[], head = ['a', 'b', 'c']) => {
  const file = await writeLongCsv({ name: 'x', head, count: rows.length, rowAt: (index) => rows[index] ?? [] });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
};

describe('a list as delimited text', () => {
  it('has a head and a line per row; dates are written so that they sort', async () => {
    expect(await written([['Zoé', { day: '2026-01-31' }, { clock: '2026-01-31T14:05' }]])).toBe(
      '\ufeff"a";"b";"c"\r\n"Zoé";"2026-01-31";"2026-01-31 14:05"\r\n',
    );
  });

  it('is read back as it was written; a text that would be calculated is marked', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('=1', '+33', '-2', '@x', '\t=1', 'a;b', 'a"b', 'a\r\nb', ' x '),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 10 }), async (rows) => {
        const text = await written(rows);
        const read = Papa.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' }).data.slice(1, -1);
        expect(read).toEqual(
          rows.map((row) => row.map((one) => (typeof one === 'string' ? withFormulaGuard(one) : String(one ?? '')))),
        );
      }),
      { numRuns: 1000, seed: 20_261_121 },
    );
  });

  it('has no NaN', async () => {
    expect(await written([[Number.NaN, Infinity, -3]])).toContain('\r\n;;-3\r\n');
  });
});
