import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { localIsoOf, periodKeysIn } from './period-keys.ts';

const at = (iso: string) => Date.parse(iso);
const keysOf = (iso: string) => periodKeysIn(ZONE)(at(iso));
const instants = fc.integer({ min: at('1990-01-01T00:00Z'), max: at('2060-01-01T00:00Z') });
const platform = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

describe('the local periods of an instant', () => {
  it.each([
    ['2025-03-29T22:59:59Z', '2025-03-29', '2025-W13', '2025-03', 23],
    ['2025-03-29T23:30:00Z', '2025-03-30', '2025-W13', '2025-03', 0],
    ['2025-03-30T00:59:59Z', '2025-03-30', '2025-W13', '2025-03', 1],
    ['2025-03-30T01:00:00Z', '2025-03-30', '2025-W13', '2025-03', 3],
    ['2025-03-30T22:00:00Z', '2025-03-31', '2025-W14', '2025-03', 0],
    ['2025-10-25T22:00:00Z', '2025-10-26', '2025-W43', '2025-10', 0],
    ['2025-10-26T00:30:00Z', '2025-10-26', '2025-W43', '2025-10', 2],
    ['2025-10-26T01:30:00Z', '2025-10-26', '2025-W43', '2025-10', 2],
    ['2025-10-26T02:00:00Z', '2025-10-26', '2025-W43', '2025-10', 3],
    ['2025-10-26T23:00:00Z', '2025-10-27', '2025-W44', '2025-10', 0],
    ['2024-12-30T12:00:00Z', '2024-12-30', '2025-W01', '2024-12', 13],
    ['2024-12-29T23:00:00Z', '2024-12-30', '2025-W01', '2024-12', 0],
    ['2021-01-03T12:00:00Z', '2021-01-03', '2020-W53', '2021-01', 13],
    ['2026-12-31T23:30:00Z', '2027-01-01', '2026-W53', '2027-01', 0],
    ['1969-12-31T22:59:00Z', '1969-12-31', '1970-W01', '1969-12', 23],
    ['1969-12-28T12:00:00Z', '1969-12-28', '1969-W52', '1969-12', 13],
  ])('%s is of day %s, week %s, month %s and hour %i', (iso, day, week, month, hour) => {
    expect(keysOf(iso)).toEqual({ day, week, month, hour });
  });
  it('follow the time zone data of the platform', () => {
    const keysAt = periodKeysIn(ZONE);
    fc.assert(
      fc.property(instants, (instant) => {
        const { day, month, hour } = keysAt(instant);
        const [shownDay = '', shownTime = ''] = platform.format(instant).split(' ');
        expect([day, month, hour]).toEqual([shownDay, shownDay.slice(0, 7), Number(shownTime.slice(0, 2))]);
      }),
    );
  });
  it('share a week exactly when the Mondays before them are the same day', () => {
    const keysAt = periodKeysIn('UTC');
    const mondayBefore = (instant: number) => {
      const date = new Date(instant);
      date.setUTCHours(0, 0, 0, 0);
      while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
      return date.getTime();
    };
    fc.assert(
      fc.property(instants, fc.integer({ min: -700_000_000, max: 700_000_000 }), (instant, step) => {
        const isSameWeek = keysAt(instant).week === keysAt(instant + step).week;
        expect(isSameWeek).toBe(mondayBefore(instant) === mondayBefore(instant + step));
      }),
    );
  });
  it('are those of another zone when it is named, half an hour from the whole one', () => {
    expect(periodKeysIn('Asia/Kolkata')(at('2025-01-15T18:30:00Z'))).toMatchObject({ day: '2025-01-16', hour: 0 });
  });
});

it.each([
  ['2025-03-29T23:30:05Z', ZONE, '2025-03-30T00:30:05+01:00'],
  ['2025-07-01T00:00:00.999Z', ZONE, '2025-07-01T02:00:00+02:00'],
  ['2025-01-15T12:00:00Z', 'UTC', '2025-01-15T12:00:00+00:00'],
  ['2025-01-15T12:00:00Z', 'America/St_Johns', '2025-01-15T08:30:00-03:30'],
])('%s on the clock of %s is written %s', (iso, zone, written) => expect(localIsoOf(at(iso), zone)).toBe(written));
