import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { anchorOf, startWallClock } from './recurrence-start.ts';

const start = { year: 2025, month: 1, day: 15, hour: 8, minute: 0 };

describe('the start of a recurrence', () => {
  it('is its time of day on the local day that holds its start', () => {
    const startAt = Date.parse('2025-01-15T23:30:00Z');
    expect(startWallClock({ startAt, recurrenceTime: '08:05' }, ZONE)).toEqual({ ...start, day: 16, minute: 5 });
  });
});

describe('the days a schedule recurs on', () => {
  it('are the start’s own when it names none: Wednesday 15 January', () => {
    expect(
      anchorOf({ recurrenceDayOfWeek: null, recurrenceDayOfMonth: null, recurrenceMonthOfYear: null }, start),
    ).toEqual({ dayOfWeek: 3, dayOfMonth: 15, month: 1 });
  });
  it('are those it names, Sunday too', () => {
    expect(anchorOf({ recurrenceDayOfWeek: 0, recurrenceDayOfMonth: 31, recurrenceMonthOfYear: 12 }, start)).toEqual({
      dayOfWeek: 0,
      dayOfMonth: 31,
      month: 12,
    });
  });
});
