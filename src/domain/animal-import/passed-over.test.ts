import { expect, it } from 'vitest';
import { aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import type { ImportCell } from './import-field.ts';
import { passedOver } from './passed-over.ts';

const placeOf = new Map(
  aPlan(HEADINGS).columns.flatMap((field, place) => (field === null ? [] : [[field, place] as const])),
);
const why = (row: readonly ImportCell[]) => passedOver(row, HEADINGS, placeOf);

it('totals, repeated headings and notes below the table are no animals', () => {
  expect(why(['', 'Total', '12'])).toBe('import/total-row');
  expect(why(['TOTAL: 12'])).toBe('import/total-row');
  expect(why([...HEADINGS])).toBe('import/heading-repeated');
  expect(why(['', HEADINGS[1] ?? '', HEADINGS[2] ?? ''])).toBe('import/heading-repeated');
  expect(why(['', 'Exported from the registry on 21 Nov 2026'])).toBe('import/note-row');
});

it('headings that are repeated beside an empty column are no animal', () => {
  expect(passedOver([...HEADINGS, ''], [...HEADINGS, ''], placeOf)).toBe('import/heading-repeated');
});

it('a row that repeats two headings beside a value of its own is an animal', () => {
  expect(why(['', HEADINGS[1] ?? '', HEADINGS[2] ?? '', 'Nala'])).toBeNull();
});

it('a row with an identifier is an animal, however little else it has; so is a row of several cells', () => {
  expect(why(['M1'])).toBeNull();
  expect(why(['', 'Nala', 'Panthera leo'])).toBeNull();
  expect(why(aRow(1, { 'House Name': 'Total' }))).toBeNull();
});
