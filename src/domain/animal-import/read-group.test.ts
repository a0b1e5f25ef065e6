import { expect, it } from 'vitest';
import { aGround, aPlan } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';

const HEADINGS = ['Animal Type', 'Local ID', 'House Name', 'Common Name', 'Sex', 'Count', 'Enclosure', 'Notes'];
const ROW: Readonly<Record<string, string>> = {
  ...{ 'Animal Type': 'Group', 'Local ID': 'G1', 'House Name': 'Clan', 'Common Name': 'Lion', Sex: '' },
  ...{ Count: '2.3.20', Enclosure: 'Savanna', Notes: '' },
};
const read = (cells: Readonly<Record<string, string>>) => {
  const row = HEADINGS.map((heading) => ({ ...ROW, ...cells })[heading] ?? '');
  return checkImport([HEADINGS, row], aPlan(HEADINGS), aGround()).rows[0];
};
const codesOf = (cells: Readonly<Record<string, string>>) => read(cells)?.faults.map(({ error }) => error.code);

it.each([
  ['its type', { 'Animal Type': 'Colonie', Count: '1' }],
  ['its count', { 'Animal Type': '', Count: '25' }],
  ['a census in place of a sex', { 'Animal Type': '', Count: '', Sex: '1.4' }],
])('a row is a group by %s', (_what, cells) => {
  expect(read(cells)?.group).not.toBeNull();
});

it('a row with one head or none is an animal', () => {
  const cells = { 'Animal Type': 'Individual', Count: '1', Sex: 'Male', 'House Name': 'Nala' };
  expect(read(cells)).toMatchObject({ kind: 'new', group: null, write: { animalName: 'Nala' } });
});

it('a count takes its sexes from the column of sexes when that counts the same animals', () => {
  expect(read({ Count: '5', Sex: '2.3.0' })?.group?.census).toEqual({ males: 2, females: 3, unsexed: 0 });
  expect(read({ Count: '6', Sex: '2.3.0' })?.group?.census).toEqual({ males: 0, females: 0, unsexed: 6 });
});

it('a group without a number is not counted, and says so', () => {
  expect(read({ Count: '' })).toMatchObject({ kind: 'new', group: { census: null } });
  const warnings = read({ Count: '' })?.warnings.map(({ error }) => error.code);
  expect(warnings).toEqual(['import/count-missing', 'import/as-group']);
});

it('a number that is none is a fault, and so are notes that are too long', () => {
  expect(codesOf({ Count: 'many' })).toEqual(['import/count-unreadable']);
  expect(codesOf({ Notes: 'x'.repeat(5_000) })).toEqual([]);
  expect(codesOf({ Notes: 'x'.repeat(5_001) })).toEqual(['import/too-long']);
});
