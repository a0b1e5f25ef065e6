import { expect, it } from 'vitest';
import { aGround, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import { faultSummary } from './fault-summary.ts';
import type { ImportAnswer } from './import-answers.ts';

const ROWS = [
  aRow(1, { Transponder: '1' }),
  aRow(2, { Transponder: '22', Sex: '' }),
  aRow(3, { 'Birth Date': '~2012' }),
  aRow(4, { Transponder: '978000012345678' }),
];
const summary = (answers: readonly ImportAnswer[] = []) =>
  faultSummary(checkImport([[...HEADINGS], ...ROWS], aPlan(HEADINGS, { answers }), aGround()).rows);

it('faults are counted by kind, and the rows that one answer would let in by answer', () => {
  const { kinds, answers } = summary();
  expect(kinds.map(({ error, lines }) => [error.code, lines])).toEqual([
    ['import/chip-length', 2],
    ['import/sex-missing', 1],
    ['import/birth-imprecise', 1],
  ]);
  expect(answers).toEqual([
    { answer: 'no-chip', lines: 2 },
    { answer: 'birth-unknown', lines: 1 },
  ]);
});

it('an answer that was given counts the same rows, whose faults are gone', () => {
  const { kinds, answers } = summary(['no-chip']);
  expect(kinds.map(({ error }) => error.code)).toEqual(['import/sex-missing', 'import/birth-imprecise']);
  expect(answers).toContainEqual({ answer: 'no-chip', lines: 2 });
});

it('a file without faults has none', () => {
  expect(faultSummary([])).toEqual({ kinds: [], answers: [] });
});

it('the kind of fault that most rows have comes first', () => {
  const rows = [aRow(1, { Sex: '' }), aRow(2, { Transponder: '12' }), aRow(3, { Transponder: '13' })];
  const { kinds } = faultSummary(checkImport([[...HEADINGS], ...rows], aPlan(HEADINGS), aGround()).rows);
  expect(kinds.map(({ error, lines }) => [error.code, lines])).toEqual([
    ['import/chip-length', 2],
    ['import/sex-missing', 1],
  ]);
});
