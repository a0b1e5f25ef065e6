import { describe, expect, it } from 'vitest';
import { isTimeZone, nextRun } from './next-run.ts';
import { parseSchedule } from './parse-schedule.ts';

/** The next runs of an expression, in UTC without seconds. */
function runs(expression: string, after: string, { zone = 'UTC', count = 3 } = {}): string[] {
  const schedule = parseSchedule(expression);
  const found: string[] = [];
  let instant: number | null = Date.parse(after);
  while (found.length < count) {
    instant = nextRun(schedule, zone, instant);
    if (instant === null) break;
    found.push(new Date(instant).toISOString().slice(0, 16));
  }
  return found;
}

describe('unix cron', () => {
  it.each([
    ['*/20 * * * *', '2026-01-01T00:00:00Z', ['2026-01-01T00:20', '2026-01-01T00:40', '2026-01-01T01:00']],
    ['0 3 * * *', '2026-01-01T03:00:00Z', ['2026-01-02T03:00', '2026-01-03T03:00', '2026-01-04T03:00']],
    ['30 8,17 * * mon-fri', '2026-01-02T09:00:00Z', ['2026-01-02T17:30', '2026-01-05T08:30', '2026-01-05T17:30']],
    ['0 0 1 */3 *', '2026-01-15T00:00:00Z', ['2026-04-01T00:00', '2026-07-01T00:00', '2026-10-01T00:00']],
    ['0 0 1 jan,JUL *', '2026-01-15T00:00:00Z', ['2026-07-01T00:00', '2027-01-01T00:00', '2027-07-01T00:00']],
    ['0 12 13 * 5', '2026-02-01T00:00:00Z', ['2026-02-06T12:00', '2026-02-13T12:00', '2026-02-20T12:00']],
    ['0 0 * * 7', '2026-01-01T00:00:00Z', ['2026-01-04T00:00', '2026-01-11T00:00', '2026-01-18T00:00']],
    ['10-50/20 5/9 * * *', '2026-01-01T00:00:00Z', ['2026-01-01T05:10', '2026-01-01T05:30', '2026-01-01T05:50']],
    ['0 0 29 2 *', '2026-01-01T00:00:00Z', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
  ])('the runs of unix cron %s', (expression, after, expected) => {
    expect(runs(expression, after)).toEqual(expected);
  });

  it('a cron for 30 February never runs', () => {
    expect(runs('0 0 30 2 *', '2026-01-01T00:00:00Z')).toEqual([]);
  });

  it.each([
    '* * * *',
    '60 * * * *',
    '* * * * * *',
    '5-1 * * * *',
    '*/0 * * * *',
    '* * 0 * *',
    '* * * foo *',
    '',
    '1-5-9 * * * *',
    '*-5 * * * *',
  ])('refuses the cron "%s"', (expression) => {
    expect(() => parseSchedule(expression)).toThrow(/^schedule "/);
  });
});

describe('App Engine phrases', () => {
  it.each([
    ['every 5 minutes', '2026-01-01T00:03:10Z', ['2026-01-01T00:05', '2026-01-01T00:10', '2026-01-01T00:15']],
    ['every minute', '2026-01-01T00:03:00Z', ['2026-01-01T00:04', '2026-01-01T00:05', '2026-01-01T00:06']],
    ['every 12 hours', '2026-01-01T00:00:00Z', ['2026-01-01T12:00', '2026-01-02T00:00', '2026-01-02T12:00']],
    [
      'every 2 hours from 10:00 to 14:00',
      '2026-01-01T11:00:00Z',
      ['2026-01-01T12:00', '2026-01-01T14:00', '2026-01-02T10:00'],
    ],
    ['every day 03:00', '2026-01-01T04:00:00Z', ['2026-01-02T03:00', '2026-01-03T03:00', '2026-01-04T03:00']],
    [
      'Every  Monday, friday 9:30',
      '2026-01-01T00:00:00Z',
      ['2026-01-02T09:30', '2026-01-05T09:30', '2026-01-09T09:30'],
    ],
    [
      'every sunday of march 00:00',
      '2026-01-01T00:00:00Z',
      ['2026-03-01T00:00', '2026-03-08T00:00', '2026-03-15T00:00'],
    ],
    [
      '1st,third tuesday of month 17:00',
      '2026-01-01T00:00:00Z',
      ['2026-01-06T17:00', '2026-01-20T17:00', '2026-02-03T17:00'],
    ],
    [
      'first monday of sep,oct,nov 17:00',
      '2026-01-01T00:00:00Z',
      ['2026-09-07T17:00', '2026-10-05T17:00', '2026-11-02T17:00'],
    ],
    ['1,15 of month 04:00', '2026-01-02T00:00:00Z', ['2026-01-15T04:00', '2026-02-01T04:00', '2026-02-15T04:00']],
  ])('the runs of the phrase %s', (expression, after, expected) => {
    expect(runs(expression, after)).toEqual(expected);
  });

  it.each([
    'every 0 minutes',
    'every blue moon',
    'every day 25:00',
    'every day',
    '40 of month 01:00',
    'first mardi of month 01:00',
  ])('refuses the phrase "%s"', (expression) => {
    expect(() => parseSchedule(expression)).toThrow(/^schedule "/);
  });
});

describe('schedules in time zones', () => {
  it('a schedule follows the wall clock, winter and summer', () => {
    expect(runs('every day 03:00', '2026-03-28T12:00:00Z', { zone: 'Europe/Paris', count: 2 })).toEqual([
      '2026-03-29T01:00',
      '2026-03-30T01:00',
    ]);
    expect(runs('0 6 * * *', '2026-10-24T12:00:00Z', { zone: 'Europe/Paris', count: 2 })).toEqual([
      '2026-10-25T05:00',
      '2026-10-26T05:00',
    ]);
  });

  it('a schedule skips the hour that spring skips and runs once in the hour that autumn repeats', () => {
    expect(runs('30 2 * * *', '2026-03-28T12:00:00Z', { zone: 'Europe/Paris', count: 1 })).toEqual([
      '2026-03-30T00:30',
    ]);
    expect(runs('30 2 * * *', '2026-10-24T12:00:00Z', { zone: 'Europe/Paris', count: 2 })).toEqual([
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
  });

  it('a schedule works across the date line', () => {
    expect(runs('0 0 1 1 *', '2026-12-30T00:00:00Z', { zone: 'Pacific/Auckland', count: 1 })).toEqual([
      '2026-12-31T11:00',
    ]);
  });

  it('the names of time zones are known', () => {
    expect([isTimeZone('Europe/Paris'), isTimeZone('Europe/Enclos')]).toEqual([true, false]);
  });
});
