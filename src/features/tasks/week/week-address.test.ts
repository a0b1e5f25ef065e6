import { expect, it } from 'vitest';
import { weekOfAddress, withWeek } from './week-address.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-25T09:15:00Z');
const THIS_WEEK = Date.parse('2026-11-22T23:00:00Z');
const NEXT_WEEK = Date.parse('2026-11-29T23:00:00Z');

it.each([
  ['', THIS_WEEK],
  ['week=2026-11-30', NEXT_WEEK],
  ['week=2026-12-06', NEXT_WEEK],
  ['week=2026-13-01', THIS_WEEK],
  ['week=x', THIS_WEEK],
])('the address "%s" names its week', (address, expected) => {
  expect(weekOfAddress(new URLSearchParams(address), NOW)).toBe(expected);
});

it('an address keeps its other parameters with another week, and names no week for this one', () => {
  const next = withWeek(new URLSearchParams('tab=week&sector=s'), NEXT_WEEK, NOW);
  expect(next.toString()).toBe('tab=week&sector=s&week=2026-11-30');
  expect(withWeek(next, THIS_WEEK, NOW).toString()).toBe('tab=week&sector=s');
});
