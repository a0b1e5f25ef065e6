import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRounded, readChip } from './read-chip.ts';

describe('a chip number', () => {
  it('has fourteen digits, with or without blanks and signs between them', () => {
    for (const text of ['25020000000001', '2502 0000 0000 01', '2502-0000.0000-01'])
      expect(readChip(text)).toEqual({ chip: '25020000000001' });
  });
  it('of any other length is named, and nothing is cut off or filled up', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (digits) => {
        const read = readChip(digits);
        const other = digits.length === 15 ? { transponder: digits } : { wrong: 'length', digits: digits.length };
        expect(read).toEqual(digits.length === 14 ? { chip: digits } : other);
      }),
    );
  });
  it('rounded by a spreadsheet, several in one cell, or none at all is named', () => {
    expect(readChip('9,78E+14')).toMatchObject({ wrong: 'precision' });
    expect(readChip('25020000000001; 25020000000002')).toMatchObject({ wrong: 'several' });
    expect(readChip('tattoo A12')).toMatchObject({ wrong: 'unreadable' });
  });
});

it('a long number written short has lost its digits', () => {
  expect(['9.78E+14', '9,78e14', '1E+15'].map(isRounded)).toEqual([true, true, true]);
  expect(['12E4567', 'E14', '978', '1.5'].map(isRounded)).toEqual([false, false, false, false]);
});
