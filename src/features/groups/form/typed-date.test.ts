import { expect, it } from 'vitest';
import { dayOfTyped, typedDay } from './typed-date.ts';

it('a day is kept as its first instant in Paris, and shown as the day it was', () => {
  const winter = dayOfTyped('2026-12-01');
  expect(winter).toBe(Date.parse('2026-11-30T23:00:00Z'));
  expect(typedDay(winter)).toBe('2026-12-01');
  expect(typedDay(dayOfTyped('2026-07-01'))).toBe('2026-07-01');
});

it('no day is none', () => {
  expect(dayOfTyped('')).toBeNull();
  expect(typedDay(null)).toBe('');
});
