import { expect, it } from 'vitest';
import { keptOrder } from './kept-order.ts';

it.each([
  ['abc', 'abc', 'abc'],
  ['abcd', 'dabc', 'abc'],
  ['abcd', 'bcda', 'bcd'],
  ['abc', 'xaybz', 'ab'],
  ['ab', 'ba', 'a'],
  ['', 'ab', ''],
  ['ab', 'cd', ''],
])('of %s, %s keeps %s in their order', (list, other, kept) => {
  expect([...keptOrder([...list], [...other])].join('')).toBe(kept);
});
