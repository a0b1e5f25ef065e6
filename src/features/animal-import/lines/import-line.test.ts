import { expect, it } from 'vitest';
import type { CheckedRow } from '#domain/animal-import/checked-row.ts';
import { checkedLines, countStates, sentLines } from './import-line.ts';

const row = (line: number, kind: CheckedRow['kind']): CheckedRow => ({
  line,
  kind,
  name: 'Nala',
  registryId: `M${line}`,
  faults: [],
  warnings: [],
  group: null,
  departure: null,
  likely: null,
  changes: [],
  write:
    kind === 'new'
      ? {
          line,
          registryId: `M${line}`,
          animalName: 'Nala',
          animalSexe: 'Male',
          animalBirthdate: null,
          animalChipId: null,
          specieId: 'l',
          subspecies: null,
          enclosureId: 'e',
          notes: '',
        }
      : null,
});
const rows = [row(2, 'new'), row(3, 'new'), row(4, 'wrong'), row(5, 'unchanged')];

it('before the sending a line has the state of the dry run', () => {
  expect(checkedLines(rows, []).map(({ state }) => state)).toEqual(['new', 'new', 'wrong', 'unchanged']);
});

it('a line that people left out says so before and after; one without anything to write stays as it was', () => {
  const expected = ['new', 'leftOut', 'wrong', 'unchanged'];
  expect(checkedLines(rows, [3, 4]).map(({ state }) => state)).toEqual(expected);
  expect(sentLines(rows, [3, 4], new Map()).map(({ state }) => state)).toEqual(expected.with(0, 'waiting'));
});

it('after it a line has the server’s result; a line without an answer waits, one not sent stays as it was', () => {
  const refused = { line: 2, outcome: 'refused' as const, animalId: null, code: 'animal/registry-taken', field: null };
  const lines = sentLines(rows, [], new Map([[2, refused]]));
  expect(lines.map(({ state }) => state)).toEqual(['refused', 'waiting', 'wrong', 'unchanged']);
  expect(countStates(lines)).toMatchObject({ refused: 1, waiting: 1, wrong: 1, unchanged: 1, created: 0 });
});
