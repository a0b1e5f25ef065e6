import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { checkSchedule } from './check-schedule.ts';

const verdict = (differences: Parameters<typeof aSchedule>[0]) => {
  const result = checkSchedule(aSchedule(differences), ZONE);
  return result.ok ? 'right' : result.error.code;
};

describe('a schedule', () => {
  it.each(['NONE', 'DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'CUSTOM'] as const)(
    '%s with only a start is valid',
    (recurrence) => expect(verdict({ recurrence })).toBe('right'),
  );
  it('is returned unchanged', () => {
    expect(checkSchedule(aSchedule(), ZONE)).toEqual({ ok: true, value: aSchedule() });
  });
  it.each(['24:00', '08:60', '8:00', '0800', ''])('at %j has no time of day', (recurrenceTime) => {
    expect(verdict({ recurrenceTime })).toBe('task/recurrence-time-invalid');
  });
  it.each(['00:00', '23:59', '19:30'])('at %s is valid', (recurrenceTime) => {
    expect(verdict({ recurrenceTime })).toBe('right');
  });
  it('may have one to eight times of a day, each once', () => {
    const times = (number: number) => Array.from({ length: number }, (_, hour) => `0${hour + 1}:00`);
    for (const number of [1, 2, 8])
      expect(verdict({ recurrenceTime: '01:00', recurrenceTimes: times(number) })).toBe('right');
    expect(verdict({ recurrenceTime: '01:00', recurrenceTimes: times(9) })).toBe('task/recurrence-times-too-many');
    expect(verdict({ recurrenceTimes: ['08:00', '08:00'] })).toBe('task/recurrence-time-repeated');
    expect(verdict({ recurrenceTimes: ['08:00', '24:00'] })).toBe('task/recurrence-time-invalid');
  });
  it.each([Number.NaN, Infinity, -1, Date.UTC(1990, 0) - 1, Date.UTC(2200, 0)])('from %d has no start', (startAt) => {
    expect(verdict({ startAt })).toBe('task/start-invalid');
  });
  it('may start from 1990 to 2199', () => {
    expect(verdict({ startAt: Date.UTC(1990, 0) })).toBe('right');
    expect(verdict({ startAt: Date.UTC(2200, 0) - 1 })).toBe('right');
  });
  it('with a custom rule needs one that can be read', () => {
    expect(verdict({ recurrence: 'CUSTOM', rrule: 'FREQ=WEEKLY;BYDAY=MO' })).toBe('right');
    expect(verdict({ recurrence: 'CUSTOM', rrule: '' })).toBe('task/rrule-invalid');
    expect(verdict({ recurrence: 'CUSTOM', rrule: 'FREQ=HOURLY' })).toBe('task/rrule-too-frequent');
  });
  it('that is not custom ignores a rule left over', () => {
    expect(verdict({ recurrence: 'DAILY', rrule: 'left over' })).toBe('right');
  });
  it('must occur at all', () => {
    expect(verdict({ recurrence: 'CUSTOM', rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' })).toBe(
      'task/recurrence-never',
    );
    expect(verdict({ recurrence: 'CUSTOM', rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20250115' })).toBe(
      'task/recurrence-never',
    );
  });
  // It starts on 15 January at 08:00, that is 07:00 UTC.
  it.each([
    ['20250114', 'task/recurrence-ends-before-start'],
    ['20250115', 'right'],
    ['20250115T075959', 'task/recurrence-ends-before-start'],
    ['20250115T080000', 'right'],
    ['20250115T065959Z', 'task/recurrence-ends-before-start'],
    ['20250115T070000Z', 'right'],
  ])('that ends %s is %s', (until, expected) => {
    expect(verdict({ recurrence: 'CUSTOM', rrule: `FREQ=DAILY;UNTIL=${until}` })).toBe(expected);
  });
});
