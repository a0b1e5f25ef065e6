import { describe, expect, it } from 'vitest';
import reference from '../../../tests/support/recurrence-reference.json' with { type: 'json' };
import { customOccurrences } from './custom-occurrences.ts';
import { customRuleMoments } from './custom-rule-days.ts';
import { parseCustomRule } from './custom-rule.ts';
import { msOfTime, timesOfDay } from './times-of-day.ts';

const HOUR = 3_600_000;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

function days(text: string, start: string, count: number, from = start): string[] {
  const rule = parseCustomRule(text);
  if (!rule.ok) throw new Error(rule.error.code);
  const found: string[] = [];
  for (const midnight of customRuleMoments(rule.value, day(start), [0], day(from))) {
    if (found.push(new Date(midnight).toISOString().slice(0, 10)) === count) break;
  }
  return found;
}

describe('the days of a custom rule', () => {
  it.each([
    [
      'a weekday and the nth of another count side by side',
      'FREQ=MONTHLY;BYDAY=SA,1MO',
      ['2025-02-01', '2025-02-03', '2025-02-08'],
    ],
    ['the nth weekday of a year', 'FREQ=YEARLY;BYDAY=20MO', ['2025-05-19', '2026-05-18']],
    [
      'the nth weekday of a month, in a yearly rule that names months',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      ['2025-03-30', '2026-03-29'],
    ],
    ['a fifth weekday exists in some months only', 'FREQ=MONTHLY;BYDAY=5SA', ['2025-03-29', '2025-05-31']],
    ['a week of the year on the start’s weekday', 'FREQ=YEARLY;BYWEEKNO=20', ['2025-05-17', '2026-05-16']],
    ['the last week of the year', 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU', ['2025-12-28', '2027-01-03']],
    ['every day of a month', 'FREQ=DAILY;BYMONTH=3', ['2025-03-01', '2025-03-02']],
    ['a day counted from the end of the month', 'FREQ=DAILY;BYMONTHDAY=-2', ['2025-02-27', '2025-03-30']],
    ['the day of the start in each month named', 'FREQ=YEARLY;BYMONTH=4,6', ['2025-04-01', '2025-06-01']],
    [
      'the first and the last of a week',
      'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1,-1',
      ['2025-02-03', '2025-02-07', '2025-02-10'],
    ],
  ])('%s', (_what, rule, expected) => expect(days(rule, '2025-02-01', expected.length)).toEqual(expected));

  it('end after their number, however late the search begins', () => {
    expect(days('FREQ=DAILY;COUNT=3', '2025-02-01', 9)).toEqual(['2025-02-01', '2025-02-02', '2025-02-03']);
    expect(days('FREQ=DAILY;COUNT=3', '2025-02-01', 9, '2025-02-03')).toEqual(['2025-02-03']);
    expect(days('FREQ=DAILY;COUNT=3', '2025-02-01', 9, '2025-02-04')).toEqual([]);
  });

  it('are the same when the search begins in the middle', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU';
    const all = days(rule, '2025-02-01', 40);
    expect(days(rule, '2025-02-01', 20, all[20])).toEqual(all.slice(20));
  });

  it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])('are found at once a hundred years on: %s', (frequency) => {
    const rule = `FREQ=${frequency};INTERVAL=5;BYDAY=SA`;
    const walked = days(`${rule};COUNT=9999`, '1925-02-01', 3, '2024-12-24');
    expect(days(rule, '1925-02-01', 3, '2024-12-24')).toEqual(walked);
    expect(walked).toHaveLength(3);
  });

  it('end when none comes within sixty years', () => {
    expect(days('FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30', '2025-02-01', 1)).toEqual([]);
    expect(days('FREQ=YEARLY;INTERVAL=999;BYMONTH=1', '2025-02-01', 1)).toEqual([]);
  });

  it('may begin after the start’s own', () => {
    const rule = parseCustomRule('FREQ=DAILY;COUNT=1');
    const found = rule.ok ? [...customRuleMoments(rule.value, day('2025-02-01') + 1, [0], day('2025-02-01'))] : [];
    expect(found).toEqual([day('2025-02-02')]);
  });
});

describe('the moments of a custom rule', () => {
  const HOURS = [8 * HOUR, 18 * HOUR];
  const moments = (text: string, count: number, begin = day('2025-02-01')) => {
    const rule = parseCustomRule(text);
    if (!rule.ok) throw new Error(rule.error.code);
    const found: string[] = [];
    for (const moment of customRuleMoments(rule.value, begin, HOURS, day('2025-02-01')))
      if (found.push(new Date(moment).toISOString().slice(0, 13)) === count) break;
    return found;
  };
  it('are each time of each day, from the start on', () => {
    expect(moments('FREQ=DAILY;INTERVAL=2', 3)).toEqual(['2025-02-01T08', '2025-02-01T18', '2025-02-03T08']);
    expect(moments('FREQ=DAILY', 2, day('2025-02-01') + 9 * HOUR)).toEqual(['2025-02-01T18', '2025-02-02T08']);
  });
  it('are counted one by one', () => {
    expect(moments('FREQ=DAILY;COUNT=3', 9)).toEqual(['2025-02-01T08', '2025-02-01T18', '2025-02-02T08']);
  });
  it('at a position are those of a day, and single ones where the rule names its times', () => {
    const last = 'FREQ=MONTHLY;BYMONTHDAY=27,28;BYSETPOS=-1';
    expect(moments(last, 3)).toEqual(['2025-02-28T08', '2025-02-28T18', '2025-03-28T08']);
    expect(moments(`${last};BYHOUR=8,18`, 2)).toEqual(['2025-02-28T18', '2025-03-28T18']);
  });
});

describe('compared with an independent implementation', () => {
  it.each(reference.cases)('$rule from $start', ({ rule, start, first }) => {
    const begin = new Date(`${start}:00Z`);
    const wall = {
      year: begin.getUTCFullYear(),
      month: begin.getUTCMonth() + 1,
      day: begin.getUTCDate(),
      hour: begin.getUTCHours(),
      minute: begin.getUTCMinutes(),
    };
    const { after, upTo } = customOccurrences(rule, wall, timesAt(rule, wall), 'UTC');
    const found: string[] = [];
    let instant: number | null = 0;
    while (found.length < first.length && instant !== null) {
      instant = after(instant);
      if (instant !== null) found.push(new Date(instant).toISOString().slice(0, 16));
    }
    expect(found).toEqual(first);
    expect(upTo(instant ?? 0)).toBe(instant);
  });
});

function timesAt(rrule: string, { hour, minute }: { readonly hour: number; readonly minute: number }) {
  const recurrenceTime = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return timesOfDay({ recurrence: 'CUSTOM', rrule, recurrenceTime }).map(msOfTime);
}
