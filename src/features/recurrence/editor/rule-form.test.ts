import { describe, expect, it } from 'vitest';
import { partsOfRule, PLAIN_RULE, ruleOfParts } from '#domain/tasks/rrule-parts.ts';
import { mayLackItsDay, withDayChoice, withFrequency, withLatestOnly, withMonthDays, withMonths } from './rule-form.ts';

const START = { year: 2026, month: 11, day: 30 };
const monthly = { ...PLAIN_RULE, frequency: 'MONTHLY' as const };

describe('a rule changed in its form', () => {
  it('begins with the start’s own days', () => {
    expect(ruleOfParts(withDayChoice(monthly, 'monthDays', START))).toBe('FREQ=MONTHLY;BYMONTHDAY=30');
    expect(ruleOfParts(withDayChoice(monthly, 'ordinals', START))).toBe('FREQ=MONTHLY;BYDAY=5MO');
    expect(ruleOfParts(withDayChoice(monthly, 'start', START))).toBe('FREQ=MONTHLY');
  });
  it('of the nth weekday of a year names a month', () => {
    const yearly = withFrequency(withDayChoice(monthly, 'ordinals', START), 'YEARLY', START);
    expect(ruleOfParts(yearly)).toBe('FREQ=YEARLY;BYMONTH=11;BYDAY=5MO');
    expect(withMonths(yearly, [], START).months).toEqual([11]);
    expect(withMonths(yearly, [3, 10], START).months).toEqual([3, 10]);
  });
  it('keeps at least one day of the month', () => {
    const days = withDayChoice(monthly, 'monthDays', START);
    expect(withMonthDays(days, [])).toBe(days);
    expect(withMonthDays(days, [1, 15]).monthDays).toEqual([1, 15]);
  });
  it('can mean "or the last day" for a day that months may lack, and no longer', () => {
    const days = withMonthDays(withDayChoice(monthly, 'monthDays', START), [31]);
    expect(mayLackItsDay(days)).toBe(true);
    const latest = withLatestOnly(days, true);
    expect(ruleOfParts(latest)).toBe('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1');
    expect(mayLackItsDay(partsOfRule(ruleOfParts(latest)) ?? PLAIN_RULE)).toBe(true);
    expect(ruleOfParts(withLatestOnly(latest, false))).toBe('FREQ=MONTHLY;BYMONTHDAY=31');
    expect(mayLackItsDay(withMonthDays(days, [28]))).toBe(false);
    expect(mayLackItsDay(withMonthDays(days, [15, 31]))).toBe(false);
  });
});
