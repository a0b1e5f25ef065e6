import { expect, it } from 'vitest';
import { correctedRows, withCorrections } from './corrected-rows.ts';

const ROWS = [['ID', 'Name'], ['M1'], ['M2', { fault: 'error', text: '#N/A' } as const]] as const;

it('corrected cells stand in the place of those of the file, also beyond the end of a row', () => {
  const corrected = correctedRows(ROWS, [
    { line: 2, place: 1, text: 'Nala' },
    { line: 3, place: 1, text: 'Zira' },
    { line: 99, place: 0, text: 'nobody' },
  ]);
  expect(corrected).toEqual([
    ['ID', 'Name'],
    ['M1', 'Nala'],
    ['M2', 'Zira'],
  ]);
  expect(ROWS[1]).toEqual(['M1']);
});

it('rows without corrections are the same', () => {
  expect(correctedRows(ROWS, [])).toBe(ROWS);
});

it('a cell corrected twice has its later text', () => {
  const first = { line: 2, place: 1, text: 'Nala' };
  const other = { line: 2, place: 0, text: 'M9' };
  expect(withCorrections([first, other], [{ ...first, text: 'Zira' }])).toEqual([other, { ...first, text: 'Zira' }]);
});
