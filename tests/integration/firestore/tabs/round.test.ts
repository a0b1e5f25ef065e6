import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { applied, rollEdits } from './edits.ts';
import { appliedEdits } from './round.ts';

const edits = rollEdits(dice(3), 't0', 0, 40);
const after = (count: number) => edits.slice(0, count).reduce(applied, {});

test('the stored edits are found in their result', () => {
  expect(appliedEdits(after(40), { edits, kept: 40 }, 't0')).toBe(40);
  expect(appliedEdits(after(25), { edits, kept: 20 }, 't0')).toBeGreaterThanOrEqual(20);
});

test('a stored edit that was lost, or applied twice, is noticed', () => {
  expect(appliedEdits(after(30), { edits, kept: 40 }, 't0')).toBe(null);
  const twice = { ...after(40), 'own/t0-0': { ...after(40)['own/t0-0'], n: 1000 } };
  expect(appliedEdits(twice, { edits, kept: 40 }, 't0')).toBe(null);
});
