import { expect, it } from 'vitest';
import { symmetricEnd } from './symmetric-end.ts';

it.each([
  [[], 1],
  [[0, 0], 1],
  [[-9, 3], 10],
  [[-9.5, 3], 20],
  [[0.31, 0.2], 0.4],
  [[42, -7], 50],
  [[95], 100],
])('an axis on both sides of 0 has room for %j', (values, end) => {
  expect(symmetricEnd(values, 100)).toBeCloseTo(end, 12);
});
