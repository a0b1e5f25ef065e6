import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import { occurrencesBetween, upcomingOccurrences } from './upcoming-occurrences.ts';

const at = (iso: string) => Date.parse(iso);
const written = (instants: readonly number[]) => instants.map((one) => new Date(one).toISOString().slice(0, 16));

describe('the next occurrences', () => {
  it('begin with the start, and keep their time when the clock changes', () => {
    const daily = aSchedule({ startAt: at('2025-03-29T07:00Z') });
    expect(written(upcomingOccurrences(daily, null, 3, ZONE))).toEqual([
      '2025-03-29T07:00',
      '2025-03-30T06:00',
      '2025-03-31T06:00',
    ]);
  });
  it('after an instant leave that instant out', () => {
    const daily = aSchedule({ startAt: at('2025-01-15T07:00Z') });
    expect(written(upcomingOccurrences(daily, at('2025-01-16T07:00Z'), 1, ZONE))).toEqual(['2025-01-17T07:00']);
  });
  it('are as many as there are', () => {
    const twice = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;COUNT=2' });
    expect(upcomingOccurrences(twice, null, 10, ZONE)).toHaveLength(2);
    expect(upcomingOccurrences(twice, null, 0, ZONE)).toEqual([]);
  });
  it('of a rule that names no day, or cannot be read, are none', () => {
    const never = aSchedule({ recurrence: 'CUSTOM', rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' });
    expect(upcomingOccurrences(never, null, 10, ZONE)).toEqual([]);
    expect(upcomingOccurrences({ ...never, rrule: 'chaque lundi' }, null, 10, ZONE)).toEqual([]);
  });
});

it('the occurrences of a month are those from its first moment to its last', () => {
  const weekly = aSchedule({ recurrence: 'WEEKLY', startAt: at('2025-01-31T23:00Z'), recurrenceTime: '00:00' });
  const february = [at('2025-01-31T23:00Z'), at('2025-02-28T23:00Z')] as const;
  expect(written(occurrencesBetween(weekly, ...february, ZONE))).toEqual([
    '2025-01-31T23:00',
    '2025-02-07T23:00',
    '2025-02-14T23:00',
    '2025-02-21T23:00',
  ]);
});
