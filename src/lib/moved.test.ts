import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves an item up and down, and nowhere beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 2), moved(['a'], 5, 0)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a'],
  ]);
});
