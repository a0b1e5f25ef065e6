import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

it('values are the same whatever the order of their fields, and not of their lists', () => {
  expect(isSameValue({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: null }, {})).toBe(false);
});
