import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { addDays } from '../time/calendar-day.ts';
import { ZONE } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';
import { firstOccurrence, latestOccurrence, nextOccurrence } from './task-recurrence.ts';
import { RECURRENCES, type Schedule } from './task-template.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().replace(':00.000', '');

function series(schedule: Schedule, count: number): (string | null)[] {
  const found: (string | null)[] = [];
  let occurrence = firstOccurrence(schedule, ZONE);
  while (found.length < count) {
    found.push(iso(occurrence));
    if (occurrence === null) break;
    occurrence = nextOccurrence(schedule, occurrence, ZONE);
  }
  return found;
}

describe('a recurrence', () => {
  it.each([
    [
      'of no kind happens once, at its start',
      { recurrence: 'NONE', startAt: at('2025-01-31T07:00Z') },
      ['2025-01-31T07:00Z', null],
    ],
    [
      'every month on the 31st falls on the last day of shorter months and does not drift',
      { recurrence: 'MONTHLY', startAt: at('2025-01-31T07:00Z'), recurrenceDayOfMonth: 31 },
      ['2025-01-31T07:00Z', '2025-02-28T07:00Z', '2025-03-31T06:00Z', '2025-04-30T06:00Z', '2025-05-31T06:00Z'],
    ],
    [
      'every month on the 30th falls on 29 February in a leap year',
      { recurrence: 'MONTHLY', startAt: at('2024-01-30T07:00Z'), recurrenceDayOfMonth: 30 },
      ['2024-01-30T07:00Z', '2024-02-29T07:00Z', '2024-03-30T07:00Z'],
    ],
    [
      'every day at half past two is half past three on the day the clock skips that time',
      { recurrence: 'DAILY', startAt: at('2025-03-28T23:00Z'), recurrenceTime: '02:30' },
      ['2025-03-29T01:30Z', '2025-03-30T01:30Z', '2025-03-31T00:30Z'],
    ],
    [
      'every day at half past two is the first of the two in October',
      { recurrence: 'DAILY', startAt: at('2025-10-24T22:00Z'), recurrenceTime: '02:30' },
      ['2025-10-25T00:30Z', '2025-10-26T00:30Z', '2025-10-27T01:30Z'],
    ],
    [
      'every day at eight stays at eight over a clock change',
      { recurrence: 'DAILY', startAt: at('2025-03-29T07:00Z') },
      ['2025-03-29T07:00Z', '2025-03-30T06:00Z', '2025-03-31T06:00Z'],
    ],
    [
      'every third day counts from the start',
      { recurrence: 'DAILY', startAt: at('2025-01-30T07:00Z'), recurrenceInterval: 3 },
      ['2025-01-30T07:00Z', '2025-02-02T07:00Z', '2025-02-05T07:00Z'],
    ],
    [
      'every Monday, started on a Wednesday, begins the Monday after',
      { recurrence: 'WEEKLY', startAt: at('2025-01-15T07:00Z'), recurrenceDayOfWeek: 1 },
      ['2025-01-20T07:00Z', '2025-01-27T07:00Z'],
    ],
    [
      'every Sunday, started on a Wednesday, begins the same week, since weeks start on Monday',
      { recurrence: 'WEEKLY', startAt: at('2025-01-15T07:00Z'), recurrenceDayOfWeek: 0, recurrenceInterval: 2 },
      ['2025-01-19T07:00Z', '2025-02-02T07:00Z'],
    ],
    [
      'every second Monday, started on a Wednesday, counts the weeks from the start’s own',
      { recurrence: 'WEEKLY', startAt: at('2025-01-15T07:00Z'), recurrenceDayOfWeek: 1, recurrenceInterval: 2 },
      ['2025-01-27T07:00Z', '2025-02-10T07:00Z'],
    ],
    [
      'every week without a day named recurs on the start’s',
      { recurrence: 'WEEKLY', startAt: at('2025-01-15T07:00Z') },
      ['2025-01-15T07:00Z', '2025-01-22T07:00Z'],
    ],
    [
      'every second month on the 10th, started after the 10th, skips the start’s month and counts from it',
      { recurrence: 'MONTHLY', startAt: at('2025-01-15T07:00Z'), recurrenceDayOfMonth: 10, recurrenceInterval: 2 },
      ['2025-03-10T07:00Z', '2025-05-10T06:00Z'],
    ],
    [
      'every quarter is four months a year spaced by three, with the last-day rule',
      { recurrence: 'QUARTERLY', startAt: at('2024-11-30T07:00Z'), recurrenceDayOfMonth: 31 },
      ['2024-11-30T07:00Z', '2025-02-28T07:00Z', '2025-05-31T06:00Z', '2025-08-31T06:00Z', '2025-11-30T07:00Z'],
    ],
    [
      'every second quarter is twice a year',
      { recurrence: 'QUARTERLY', startAt: at('2025-01-15T07:00Z'), recurrenceInterval: 2 },
      ['2025-01-15T07:00Z', '2025-07-15T06:00Z', '2026-01-15T07:00Z'],
    ],
    [
      'every year on 29 February is 28 February in common years',
      { recurrence: 'YEARLY', startAt: at('2024-02-29T07:00Z') },
      ['2024-02-29T07:00Z', '2025-02-28T07:00Z', '2026-02-28T07:00Z', '2027-02-28T07:00Z', '2028-02-29T07:00Z'],
    ],
    [
      'every second year in a month before the start’s counts from the start’s year',
      {
        recurrence: 'YEARLY',
        startAt: at('2025-06-15T06:00Z'),
        recurrenceMonthOfYear: 3,
        recurrenceDayOfMonth: 10,
        recurrenceInterval: 2,
      },
      ['2027-03-10T07:00Z', '2029-03-10T07:00Z'],
    ],
    [
      'of the user’s own rule skips months without a 31st',
      { recurrence: 'CUSTOM', startAt: at('2025-01-31T07:00Z'), rrule: 'FREQ=MONTHLY;BYMONTHDAY=31' },
      ['2025-01-31T07:00Z', '2025-03-31T06:00Z', '2025-05-31T06:00Z'],
    ],
  ] as const)('%s', (_what, differences, expected) => {
    expect(series(aSchedule(differences), expected.length)).toEqual(expected);
  });

  it('starts on the local day of its start, whatever the time stored with it', () => {
    expect(iso(firstOccurrence(aSchedule({ startAt: at('2025-01-15T22:59Z') }), ZONE))).toBe('2025-01-15T07:00Z');
    expect(iso(firstOccurrence(aSchedule({ startAt: at('2025-01-15T23:00Z') }), ZONE))).toBe('2025-01-16T07:00Z');
  });

  it('follows the clock of the given zone', () => {
    const schedule = aSchedule({ startAt: at('2025-07-01T12:00Z') });
    expect(iso(firstOccurrence(schedule, 'America/New_York'))).toBe('2025-07-01T12:00Z');
    expect(iso(firstOccurrence(schedule, 'Asia/Kolkata'))).toBe('2025-07-01T02:30Z');
  });

  it('gives the same answer far from its start as when it is followed from there', () => {
    const schedule = aSchedule({ recurrence: 'MONTHLY', startAt: at('1995-01-31T07:00Z') });
    expect(iso(nextOccurrence(schedule, at('2026-02-01T00:00Z'), ZONE))).toBe('2026-02-28T07:00Z');
  });

  it('that would leave the calendar has ended', () => {
    const schedule = aSchedule({ recurrenceInterval: 9_000_000 });
    expect(iso(firstOccurrence(schedule, ZONE))).toBe('2025-01-15T07:00Z');
    expect(nextOccurrence(schedule, at('2025-01-15T07:00Z'), ZONE)).toBeNull();
  });
});

describe('the next occurrence', () => {
  const schedule = aSchedule({ recurrenceTime: '02:30', startAt: at('2025-10-20T12:00Z') });
  it('is strictly after the given instant', () => {
    expect(iso(nextOccurrence(schedule, at('2025-10-25T00:30Z'), ZONE))).toBe('2025-10-26T00:30Z');
    expect(iso(nextOccurrence(schedule, at('2025-10-25T00:30Z') - 1, ZONE))).toBe('2025-10-25T00:30Z');
  });
  it('after a moment of the repeated hour is the next day’s, since the first 02:30 is past', () => {
    expect(iso(nextOccurrence(schedule, at('2025-10-26T01:15Z'), ZONE))).toBe('2025-10-27T01:30Z');
  });
  it('is found although the wall clock shows a later time already, on the day of the gap', () => {
    const spring = { ...schedule, startAt: at('2025-03-01T12:00Z') };
    expect(iso(nextOccurrence(spring, at('2025-03-30T01:00Z'), ZONE))).toBe('2025-03-30T01:30Z');
  });
  it('of one that has not begun is its first', () => {
    expect(iso(nextOccurrence(schedule, 0, ZONE))).toBe('2025-10-20T00:30Z');
  });
});

describe('the latest occurrence', () => {
  it('is the one at the very instant, or the last before it', () => {
    expect(iso(latestOccurrence(aSchedule(), at('2025-01-20T07:00Z'), ZONE))).toBe('2025-01-20T07:00Z');
    expect(iso(latestOccurrence(aSchedule(), at('2025-01-20T07:00Z') - 1, ZONE))).toBe('2025-01-19T07:00Z');
  });
  it('is the first of the two that the clock shows, from its instant on and all through the repeated hour', () => {
    const night = aSchedule({ recurrenceTime: '02:30' });
    expect(iso(latestOccurrence(night, at('2025-10-26T00:29Z'), ZONE))).toBe('2025-10-25T00:30Z');
    expect(iso(latestOccurrence(night, at('2025-10-26T00:45Z'), ZONE))).toBe('2025-10-26T00:30Z');
    expect(iso(latestOccurrence(night, at('2025-10-26T01:15Z'), ZONE))).toBe('2025-10-26T00:30Z');
  });
  it('is none before the start, nor for a rule whose first day lies before it', () => {
    expect(latestOccurrence(aSchedule(), at('2025-01-15T06:59Z'), ZONE)).toBeNull();
    const monday = aSchedule({ recurrence: 'WEEKLY', recurrenceDayOfWeek: 1 });
    expect(latestOccurrence(monday, at('2025-01-18T07:00Z'), ZONE)).toBeNull();
  });
  it('of a single occurrence is that one for ever', () => {
    expect(iso(latestOccurrence(aSchedule({ recurrence: 'NONE' }), at('2030-01-01T00:00Z'), ZONE))).toBe(
      '2025-01-15T07:00Z',
    );
    expect(latestOccurrence(aSchedule({ recurrence: 'NONE' }), at('2025-01-14T00:00Z'), ZONE)).toBeNull();
  });
});

/** Any schedule but a custom one. */
const schedules = fc
  .record({
    recurrence: fc.constantFrom(...RECURRENCES.filter((name) => name !== 'CUSTOM')),
    startAt: fc.integer({ min: at('2020-01-01T00:00Z'), max: at('2030-01-01T00:00Z') }),
    recurrenceInterval: fc.integer({ min: 1, max: 5 }),
    recurrenceDayOfWeek: fc.option(fc.integer({ min: 0, max: 6 })),
    recurrenceDayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    recurrenceMonthOfYear: fc.option(fc.integer({ min: 1, max: 12 })),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ hour, minute, ...rest }) =>
    aSchedule({ ...rest, recurrenceTime: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` }),
  );
const instants = fc.integer({ min: at('2019-01-01T00:00Z'), max: at('2040-01-01T00:00Z') });
const runs = { numRuns: 1_000, seed: 20_251_026 };

describe('every recurrence', () => {
  it('moves strictly forward, and each next occurrence is the latest one at that instant', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, instant) => {
        const next = nextOccurrence(schedule, instant, ZONE);
        fc.pre(next !== null);
        expect(next).toBeGreaterThan(instant);
        expect(latestOccurrence(schedule, next, ZONE)).toBe(next);
        const before = latestOccurrence(schedule, next - 1, ZONE);
        expect(before === null || before <= instant).toBe(true);
      }),
      runs,
    );
  });

  it('gives the same occurrence for every instant of the gap before it', () => {
    fc.assert(
      fc.property(schedules, instants, fc.double({ min: 0, max: 1, noNaN: true }), (schedule, instant, share) => {
        const next = nextOccurrence(schedule, instant, ZONE);
        fc.pre(next !== null);
        const between = Math.floor(instant + (next - 1 - instant) * share);
        expect(nextOccurrence(schedule, between, ZONE)).toBe(next);
      }),
      runs,
    );
  });

  it('shows its time of day on the wall, but for the hour that March skips', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, instant) => {
        const next = nextOccurrence(schedule, instant, ZONE);
        fc.pre(next !== null);
        const wall = wallClockAt(next, ZONE);
        const [hour, minute] = schedule.recurrenceTime.split(':').map(Number);
        const isInGap = hour === 2 && wall.hour === 3 && wall.month === 3;
        expect(wall.minute).toBe(minute);
        expect(wall.hour === hour || isInGap).toBe(true);
      }),
      runs,
    );
  });

  it('keeps the day of the month or falls on the last day of a shorter month', () => {
    const monthly = schedules.filter(({ recurrence }) => ['MONTHLY', 'QUARTERLY', 'YEARLY'].includes(recurrence));
    fc.assert(
      fc.property(monthly, instants, (schedule, instant) => {
        const next = nextOccurrence(schedule, instant, ZONE)!;
        const day = wallClockAt(next, ZONE).day;
        const wanted = schedule.recurrenceDayOfMonth ?? wallClockAt(schedule.startAt, ZONE).day;
        const isLastDay = wallClockAt(addDays(next, 1, ZONE), ZONE).day === 1;
        expect(day === wanted || (day < wanted && isLastDay)).toBe(true);
      }),
      runs,
    );
  });
});
