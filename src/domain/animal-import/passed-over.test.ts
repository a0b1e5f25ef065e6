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

it('a total stands in a row of two cells, or of half of the columns at most', () => {
  expect(why(['', 'Total', '12', '7', '5'])).toBe('import/total-row');
  expect(why(['', 'Total', '12', '7', '5', '3'])).toBeNull();
  const narrow = ['Name', 'Sex', 'Enclosure'];
  const places = new Map([['animalName', 0] as const]);
  expect(passedOver(['Total', '12', ''], narrow, places)).toBe('import/total-row');
  expect(passedOver(['Total', '12', '7'], narrow, places)).toBeNull();
});

it('a note of one cell is told from an animal in a table of four columns, not in one of three', () => {
  const fields = ['animalName', 'animalSexe', 'enclosure', 'notes'] as const;
  const table = (count: number) => new Map(fields.slice(0, count).map((field, place) => [field, place] as const));
  expect(passedOver(['Nala', '', '', ''], fields, table(4))).toBe('import/note-row');
  expect(passedOver(['Nala', '', ''], fields, table(3))).toBeNull();
});

it('one heading alone is a note, not a row of headings', () => {
  expect(why(['', HEADINGS[1] ?? ''])).toBe('import/note-row');
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
