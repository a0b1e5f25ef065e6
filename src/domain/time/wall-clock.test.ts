import { describe, expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating, weekdayOf } from './wall-clock.ts';

const at = (iso: string) => Date.parse(iso);
const wall = (year: number, month: number, day: number, hour: number, minute: number) => ({
  year,
  month,
  day,
  hour,
  minute,
});

it.each([
  ['UTC', wall(2025, 1, 15, 12, 0)],
  ['Asia/Kolkata', wall(2025, 1, 15, 17, 30)],
  ['America/St_Johns', wall(2025, 1, 15, 8, 30)],
])('the clock of %s shows noon of Greenwich as %o', (zone, shown) => {
  expect(wallClockAt(at('2025-01-15T12:00:00Z'), zone)).toEqual(shown);
  expect(instantAt(shown, zone)).toBe(at('2025-01-15T12:00:00Z'));
});

describe('the clock in Paris', () => {
  it.each([
    ['2025-01-15T07:00:00Z', wall(2025, 1, 15, 8, 0)],
    ['2025-07-15T06:00:00Z', wall(2025, 7, 15, 8, 0)],
    ['2025-03-30T00:59:00Z', wall(2025, 3, 30, 1, 59)],
    ['2025-03-30T01:00:00Z', wall(2025, 3, 30, 3, 0)],
    ['2025-10-26T00:30:00Z', wall(2025, 10, 26, 2, 30)],
    ['2025-10-26T01:30:00Z', wall(2025, 10, 26, 2, 30)],
  ])('shows %s as %o', (iso, shown) => {
    expect(wallClockAt(at(iso), ZONE)).toEqual(shown);
  });

  it.each([
    ['an ordinary winter morning', wall(2025, 1, 15, 8, 0), '2025-01-15T07:00:00Z'],
    ['an ordinary summer morning', wall(2025, 7, 15, 8, 0), '2025-07-15T06:00:00Z'],
    ['the last minute before the March change', wall(2025, 3, 30, 1, 59), '2025-03-30T00:59:00Z'],
    ['the first minute that March skips, moved forward by the gap', wall(2025, 3, 30, 2, 0), '2025-03-30T01:00:00Z'],
    ['half past two in March, which is half past three', wall(2025, 3, 30, 2, 30), '2025-03-30T01:30:00Z'],
    ['the first minute after the March change', wall(2025, 3, 30, 3, 0), '2025-03-30T01:00:00Z'],
    ['the last minute before the hour that October repeats', wall(2025, 10, 26, 1, 59), '2025-10-25T23:59:00Z'],
    ['half past two in October, the first of the two', wall(2025, 10, 26, 2, 30), '2025-10-26T00:30:00Z'],
    ['the first minute after the repeated hour', wall(2025, 10, 26, 3, 0), '2025-10-26T02:00:00Z'],
    ['day 32 of January, which is the first of February', wall(2025, 1, 32, 8, 0), '2025-02-01T07:00:00Z'],
  ])('finds the instant of %s', (_what, shown, iso) => {
    expect(new Date(instantAt(shown, ZONE)).toISOString()).toBe(new Date(at(iso)).toISOString());
  });

  it('keeps a clock time through a calendar without zones', () => {
    const reading = wall(2024, 2, 29, 23, 59);
    expect(wallClockOfFloating(floatingMs(reading))).toEqual(reading);
  });
});

it.each([
  ['a Sunday', { year: 2026, month: 3, day: 1 }, 0],
  ['a Saturday at the end of a leap February', { year: 2020, month: 2, day: 29 }, 6],
])('finds the weekday of %s', (_what, day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
