import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { hasSeveralTimes, instantsOfDay, msOfTime, smallestGap, timesOfDay } from './times-of-day.ts';

const custom = (rrule: string, recurrenceTimes?: string[]) =>
  aSchedule({ recurrence: 'CUSTOM', rrule, ...(recurrenceTimes === undefined ? {} : { recurrenceTimes }) });

describe('the times of day of a schedule', () => {
  it('are the one of its start, when it has no others', () => {
    expect(timesOfDay(aSchedule())).toEqual(['08:00']);
    expect(timesOfDay(aSchedule({ recurrenceTimes: [] }))).toEqual(['08:00']);
    expect(hasSeveralTimes(aSchedule())).toBe(false);
  });
  it('are all of the list, in order and each once', () => {
    expect(timesOfDay(aSchedule({ recurrenceTimes: ['18:00', '08:00', '18:00'] }))).toEqual(['08:00', '18:00']);
    expect(hasSeveralTimes(aSchedule({ recurrenceTimes: ['08:00', '18:00'] }))).toBe(true);
    expect(hasSeveralTimes(aSchedule({ recurrenceTimes: ['08:00', '08:00'] }))).toBe(false);
  });
  it.each([
    ['FREQ=DAILY', ['08:00']],
    ['FREQ=DAILY;BYHOUR=18,6', ['06:00', '18:00']],
    ['FREQ=DAILY;BYMINUTE=20', ['08:20']],
    ['FREQ=DAILY;BYMINUTE=30,15', ['08:15', '08:30']],
    ['FREQ=DAILY;BYHOUR=6,18;BYMINUTE=0,30', ['06:00', '06:30', '18:00', '18:30']],
  ])('are those that the custom rule %s names', (rule, expected) => {
    expect(timesOfDay(custom(rule))).toEqual(expected);
  });
  it('are those of the list beside a custom rule that names none, and never both', () => {
    expect(timesOfDay(custom('FREQ=DAILY', ['08:00', '12:00']))).toEqual(['08:00', '12:00']);
    expect(timesOfDay(custom('FREQ=DAILY;BYHOUR=6', ['08:00', '12:00']))).toEqual(['06:00']);
    expect(timesOfDay(aSchedule({ rrule: 'FREQ=DAILY;BYHOUR=6' }))).toEqual(['08:00']);
  });
});

describe('the shortest time between times of day', () => {
  it.each([
    [['08:00', '12:00', '18:00'], 4],
    [['06:00', '23:00'], 7],
    [['18:00', '08:00'], 10],
    [['08:00'], 24],
  ])('%j is %d hours', (times, hours) => expect(smallestGap(times)).toBe(hours * 3_600_000));
});

describe('the instants of one day', () => {
  const instants = (day: string, ...times: string[]) =>
    instantsOfDay(Date.parse(`${day}T00:00:00Z`), times.map(msOfTime), ZONE).map((one) =>
      new Date(one).toISOString().slice(11, 16),
    );
  it('are the times on the wall', () => {
    expect(instants('2025-01-15', '08:00', '18:30')).toEqual(['07:00', '17:30']);
  });
  it('on the day of spring move past the gap, in order, and two that become the same are one', () => {
    expect(instants('2025-03-30', '02:30', '03:00')).toEqual(['01:00', '01:30']);
    expect(instants('2025-03-30', '02:30', '03:30')).toEqual(['01:30']);
    expect(instants('2025-03-30', '02:30')).toEqual(['01:30']);
  });
  it('on the day of autumn happen once, in the first of the two hours', () => {
    expect(instants('2025-10-26', '02:30', '03:00')).toEqual(['00:30', '02:00']);
  });
});
