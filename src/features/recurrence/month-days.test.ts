import { expect, it } from 'vitest';
import { weeksOfMonth } from './month-days.ts';

it('a month begins under the name of its first day', () => {
  const [first, ...others] = weeksOfMonth(2026, 11);
  expect(first).toEqual([null, null, null, null, null, null, 1]);
  expect(others.at(-1)).toEqual([30, null, null, null, null, null, null]);
});

it('a February of four whole weeks has no empty place', () => {
  expect(weeksOfMonth(2027, 2)).toHaveLength(4);
  expect(weeksOfMonth(2027, 2).flat()).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
});

it('a leap February has its 29th', () => {
  expect(weeksOfMonth(2028, 2).flat()).toContain(29);
});
