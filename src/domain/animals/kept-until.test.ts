import { expect, it } from 'vitest';
import { keptUntil } from './kept-until.ts';

it.each([
  ['2026-03-10T08:00:00Z', '2036-03-10T08:00:00Z'],
  ['2024-02-29T11:00:00Z', '2034-03-01T11:00:00Z'],
  // summer time in Paris both times, by other dates
  ['2026-03-29T10:00:00Z', '2036-03-29T11:00:00Z'],
])('an animal archived at %s is kept until %s', (archived, until) => {
  expect(new Date(keptUntil(Date.parse(archived)) ?? 0).toISOString()).toBe(new Date(until).toISOString());
});

it('an animal that is not archived has no such day', () => {
  expect(keptUntil(null)).toBeNull();
});
