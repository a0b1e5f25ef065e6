import { expect, it } from 'vitest';
import { cellCorrections, correctedRows, withCorrections } from './corrected-rows.ts';

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

it('a cell corrected far beyond the end of a row leaves empty cells between, and none of the row is lost', () => {
  expect(correctedRows([['ID'], ['M1', 'Nala', 'M']], [{ line: 1, place: 3, text: 'Notes' }])[0]).toEqual([
    ...['ID', '', '', 'Notes'],
  ]);
  expect(correctedRows([['M1', 'Nala', 'M']], [{ line: 1, place: 0, text: 'M2' }])[0]).toEqual(['M2', 'Nala', 'M']);
});

it('of more than 5,000 corrections the earliest go', () => {
  const many = Array.from({ length: 5_001 }, (_unused, at) => ({ line: at + 1, place: 0, text: 'x' }));
  const kept = withCorrections(many.slice(0, 1), many.slice(1));
  expect([kept.length, kept[0]?.line]).toEqual([5_000, 2]);
  expect([cellCorrections.safeParse(kept).success, cellCorrections.safeParse(many).success]).toEqual([true, false]);
});

it('rows without corrections are the same', () => {
  expect(correctedRows(ROWS, [])).toBe(ROWS);
});

it('a cell corrected twice has its later text', () => {
  const first = { line: 2, place: 1, text: 'Nala' };
  const other = { line: 2, place: 0, text: 'M9' };
  expect(withCorrections([first, other], [{ ...first, text: 'Zira' }])).toEqual([other, { ...first, text: 'Zira' }]);
});

it('of several further corrections one is enough to replace an earlier one', () => {
  const first = { line: 2, place: 1, text: 'Nala' };
  const more = [
    { line: 5, place: 1, text: 'Simba' },
    { ...first, text: 'Zira' },
  ];
  expect(withCorrections([first], more)).toEqual(more);
});
