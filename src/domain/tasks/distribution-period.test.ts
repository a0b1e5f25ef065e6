import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { DISTRIBUTION_UNITS, periodAround, periodBeside, spansOf, weekNumber } from './distribution-period.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const iso = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }) =>
  [fromMs, untilMs].map((instant) => new Date(instant).toISOString().slice(0, 16));
const hours = (unit: 'day' | 'week' | 'month', instant: number) =>
  spansOf(unit, instant, ZONE).map(({ fromMs, untilMs }) => (untilMs - fromMs) / HOUR);

describe('a period', () => {
  it('is the local day, from midnight to midnight in Paris', () => {
    expect(iso(periodAround('day', at('2026-11-20T23:30Z'), ZONE))).toEqual(['2026-11-20T23:00', '2026-11-21T23:00']);
  });
  it('is the week from Monday to Sunday', () => {
    const week = ['2026-11-15T23:00', '2026-11-22T23:00'];
    expect(iso(periodAround('week', at('2026-11-15T23:00Z'), ZONE))).toEqual(week);
    expect(iso(periodAround('week', at('2026-11-22T22:59Z'), ZONE))).toEqual(week);
  });
  it('is the whole month, in a leap year too', () => {
    expect(iso(periodAround('month', at('2028-02-29T12:00Z'), ZONE))).toEqual(['2028-01-31T23:00', '2028-02-29T23:00']);
    expect(iso(periodAround('month', at('2026-12-31T22:30Z'), ZONE))).toEqual(['2026-11-30T23:00', '2026-12-31T23:00']);
  });
  it('stands beside its neighbours without a gap, across clock changes and years', () => {
    for (const unit of DISTRIBUTION_UNITS) {
      for (let day = 0; day < 400; day++) {
        const here = periodAround(unit, at('2026-01-01T12:00Z') + day * 24 * HOUR, ZONE);
        expect(periodBeside(unit, here.fromMs, 1, ZONE).fromMs).toBe(here.untilMs);
        expect(periodBeside(unit, here.untilMs - 1, -1, ZONE).untilMs).toBe(here.fromMs);
      }
    }
  });
});

describe('the spans of a period', () => {
  it('are the parts of the day; the night of a clock change is an hour shorter or longer', () => {
    expect(hours('day', at('2026-11-21T12:00Z'))).toEqual([6, 3, 3, 3, 3, 6]);
    expect(hours('day', at('2026-03-29T12:00Z'))).toEqual([5, 3, 3, 3, 3, 6]);
    expect(hours('day', at('2026-10-25T12:00Z'))).toEqual([7, 3, 3, 3, 3, 6]);
  });
  it('are the seven days of the week, one of 23 or 25 hours when the clock changes', () => {
    expect(hours('week', at('2026-03-25T12:00Z'))).toEqual([24, 24, 24, 24, 24, 24, 23]);
    expect(hours('week', at('2026-10-25T12:00Z'))).toEqual([24, 24, 24, 24, 24, 24, 25]);
  });
  it('are the weeks of the month, the first and the last only as far as the month goes', () => {
    const days = (instant: string) => hours('month', at(instant)).map((length) => length / 24);
    expect(days('2026-11-21T12:00Z')).toEqual([1, 7, 7, 7, 7, 1]);
    expect(days('2027-02-10T12:00Z')).toEqual([7, 7, 7, 7]);
    expect(days('2026-09-01T12:00Z')).toEqual([6, 7, 7, 7, 3]);
  });
  it('leave no part of the period out and count nothing twice', () => {
    for (const unit of DISTRIBUTION_UNITS) {
      for (let day = 0; day < 400; day++) {
        const instant = at('2026-01-01T12:00Z') + day * 24 * HOUR;
        const spans = spansOf(unit, instant, ZONE);
        const { fromMs, untilMs } = periodAround(unit, instant, ZONE);
        expect([fromMs, ...spans.map((span) => span.untilMs)]).toEqual([...spans.map((span) => span.fromMs), untilMs]);
      }
    }
  });
});

describe('the number of a week', () => {
  it.each([
    ['2026-11-21T12:00Z', 47],
    ['2026-01-01T12:00Z', 1],
    ['2027-01-01T12:00Z', 53],
    ['2027-01-03T22:59Z', 53],
    ['2027-01-03T23:00Z', 1],
    ['2024-12-30T12:00Z', 1],
    ['2026-03-29T22:30Z', 14],
  ])('%s is in week %i', (instant, number) => {
    expect(weekNumber(at(instant), ZONE)).toBe(number);
  });
});
