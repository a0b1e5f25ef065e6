import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { customOccurrences } from './custom-occurrences.ts';
import { msOfTime, timesOfDay } from './times-of-day.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().replace(':00.000', '');
/** Eight in the morning of 15 January 2025, a Wednesday. */
const START = { year: 2025, month: 1, day: 15, hour: 8, minute: 0 };

/** Returns the occurrences of a rule at the times that it names, or at those given, or at that of its start. */
function occurrences(rrule: string | null, start = START, recurrenceTimes?: string[]) {
  const recurrenceTime = [start.hour, start.minute].map((part) => String(part).padStart(2, '0')).join(':');
  const more = recurrenceTimes === undefined ? {} : { recurrenceTimes };
  const times = timesOfDay({ recurrence: 'CUSTOM', rrule, recurrenceTime, ...more });
  return customOccurrences(rrule, start, times.map(msOfTime), ZONE);
}

function first(rule: string | null, count: number, start = START): (string | null)[] {
  const { after } = occurrences(rule, start);
  const found: (string | null)[] = [];
  let instant: number | null = 0;
  while (found.length < count && instant !== null) {
    instant = after(instant);
    found.push(iso(instant));
  }
  return found;
}

describe('a custom rule', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,FR', ['2025-01-17T07:00Z', '2025-01-20T07:00Z', '2025-01-24T07:00Z']],
    ['FREQ=MONTHLY;BYDAY=-1FR', ['2025-01-31T07:00Z', '2025-02-28T07:00Z', '2025-03-28T07:00Z', '2025-04-25T06:00Z']],
    ['FREQ=MONTHLY;BYDAY=2MO', ['2025-02-10T07:00Z', '2025-03-10T07:00Z']],
    ['FREQ=MONTHLY;BYMONTHDAY=31', ['2025-01-31T07:00Z', '2025-03-31T06:00Z', '2025-05-31T06:00Z']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['2025-01-31T07:00Z', '2025-02-28T07:00Z', '2025-03-31T06:00Z']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', ['2025-01-31T07:00Z', '2025-02-28T07:00Z', '2025-03-31T06:00Z']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', ['2028-02-29T07:00Z', '2032-02-29T07:00Z']],
    ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', ['2025-12-29T07:00Z', '2027-01-04T07:00Z']],
    ['FREQ=YEARLY;BYYEARDAY=-1', ['2025-12-31T07:00Z', '2026-12-31T07:00Z']],
    ['FREQ=DAILY;BYHOUR=6;BYMINUTE=30', ['2025-01-16T05:30Z', '2025-01-17T05:30Z']],
    ['FREQ=DAILY;BYHOUR=8,18', ['2025-01-15T07:00Z', '2025-01-15T17:00Z', '2025-01-16T07:00Z']],
    ['FREQ=DAILY;BYHOUR=18,6;BYMINUTE=30', ['2025-01-15T17:30Z', '2025-01-16T05:30Z', '2025-01-16T17:30Z']],
    ['FREQ=DAILY;BYHOUR=8,18;COUNT=3', ['2025-01-15T07:00Z', '2025-01-15T17:00Z', '2025-01-16T07:00Z', null]],
    ['FREQ=DAILY;BYHOUR=8,18;UNTIL=20250115T120000', ['2025-01-15T07:00Z', null]],
    ['FREQ=DAILY;INTERVAL=2;COUNT=3', ['2025-01-15T07:00Z', '2025-01-17T07:00Z', '2025-01-19T07:00Z', null]],
    ['FREQ=DAILY;UNTIL=20250116', ['2025-01-15T07:00Z', '2025-01-16T07:00Z', null]],
    ['FREQ=DAILY;UNTIL=20250116T080000', ['2025-01-15T07:00Z', '2025-01-16T07:00Z', null]],
    ['FREQ=DAILY;UNTIL=20250116T075959', ['2025-01-15T07:00Z', null]],
    ['FREQ=DAILY;UNTIL=20250116T070000Z', ['2025-01-15T07:00Z', '2025-01-16T07:00Z', null]],
    ['FREQ=DAILY;UNTIL=20250116T065959Z', ['2025-01-15T07:00Z', null]],
    // Started on a Wednesday: with weeks from Monday the Sunday is in the start's own week, with weeks from Sunday it
    // is not.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', ['2025-01-19T07:00Z', '2025-02-02T07:00Z']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU', ['2025-01-26T07:00Z', '2025-02-09T07:00Z']],
    ['FREQ=MONTHLY', ['2025-01-15T07:00Z', '2025-02-15T07:00Z']],
  ])('%s', (rule, expected) => expect(first(rule, expected.length)).toEqual(expected));

  it('comes back after sixty years, and no later', () => {
    expect(first('FREQ=YEARLY;INTERVAL=60', 2)).toEqual(['2025-01-15T07:00Z', '2085-01-15T07:00Z']);
    expect(first('FREQ=YEARLY;INTERVAL=61', 2)).toEqual(['2025-01-15T07:00Z', null]);
  });
  it('that is missing means every day', () => {
    expect(first(null, 2)).toEqual(['2025-01-15T07:00Z', '2025-01-16T07:00Z']);
  });

  it('that cannot be read never occurs', () => {
    expect(first('every day', 1)).toEqual([null]);
    expect(occurrences('every day').upTo(at('2025-02-01T00:00Z'))).toBeNull();
  });

  it('that names a day no year has never occurs, and is answered at once', () => {
    const before = performance.now();
    expect(first('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 1)).toEqual([null]);
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('keeps to the clock on the wall over both changes', () => {
    const night = { ...START, hour: 2, minute: 30 };
    const after = (instant: string) => iso(occurrences('FREQ=DAILY', night).after(at(instant)));
    expect(after('2025-03-29T12:00Z')).toBe('2025-03-30T01:30Z');
    expect(after('2025-03-30T01:00Z')).toBe('2025-03-30T01:30Z');
    expect(after('2025-10-26T00:00Z')).toBe('2025-10-26T00:30Z');
    expect(after('2025-10-26T01:15Z')).toBe('2025-10-27T01:30Z');
  });

  it('at several times keeps their order when spring moves one past another, and merges two that become the same', () => {
    const march = (...times: string[]) => {
      const { following } = occurrences('FREQ=DAILY', { ...START, hour: 2, minute: 0 }, times);
      const found: (string | null)[] = [];
      for (const instant of following(at('2025-03-29T12:00Z'))) {
        if (instant > at('2025-03-30T12:00Z')) break;
        found.push(iso(instant));
      }
      return found;
    };
    expect(march('02:30', '03:00')).toEqual(['2025-03-30T01:00Z', '2025-03-30T01:30Z']);
    expect(march('02:30', '03:30')).toEqual(['2025-03-30T01:30Z']);
    expect(march('02:00', '02:30', '03:00', '03:15')).toEqual([
      '2025-03-30T01:00Z',
      '2025-03-30T01:15Z',
      '2025-03-30T01:30Z',
    ]);
    expect(march('01:00', '02:45')).toEqual(['2025-03-30T00:00Z', '2025-03-30T01:45Z']);
  });

  it('that ends in the repeated hour ends at that instant, not at that clock time', () => {
    const night = { ...START, hour: 2, minute: 30 };
    const until = (end: string) => iso(occurrences(`FREQ=DAILY;UNTIL=${end}`, night).after(at('2025-10-25T12:00Z')));
    expect(until('20251026T003000Z')).toBe('2025-10-26T00:30Z');
    expect(until('20251026T002959Z')).toBeNull();
  });
});

describe('the latest occurrence of a custom rule', () => {
  const latest = (rule: string, instant: string, start = START) => iso(occurrences(rule, start).upTo(at(instant)));
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,FR', '2025-01-24T07:00Z', '2025-01-24T07:00Z'],
    ['FREQ=WEEKLY;BYDAY=MO,FR', '2025-01-24T06:59Z', '2025-01-20T07:00Z'],
    ['FREQ=WEEKLY;BYDAY=MO,FR', '2025-01-17T06:59Z', null],
    ['FREQ=DAILY;COUNT=3', '2035-01-01T00:00Z', '2025-01-17T07:00Z'],
    ['FREQ=DAILY;UNTIL=20250120', '2035-01-01T00:00Z', '2025-01-20T07:00Z'],
    ['FREQ=DAILY;UNTIL=20250120T065959Z', '2035-01-01T00:00Z', '2025-01-19T07:00Z'],
  ])('%s at %s is %s', (rule, instant, expected) => expect(latest(rule, instant)).toBe(expected));

  it('in the repeated hour is the first of the two', () => {
    const night = { ...START, hour: 2, minute: 30 };
    expect(latest('FREQ=DAILY', '2025-10-26T01:15Z', night)).toBe('2025-10-26T00:30Z');
    expect(latest('FREQ=DAILY', '2025-03-30T01:29Z', night)).toBe('2025-03-29T01:30Z');
  });
});
