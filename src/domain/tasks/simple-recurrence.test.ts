import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { ZONE } from '../time/epoch.ts';
import type { Schedule } from './task-template.ts';
import { simpleRecurrence, type SimpleRecurrence, storedRecurrence } from './simple-recurrence.ts';
import { upcomingOccurrences } from './upcoming-occurrences.ts';

/** A Wednesday. */
const START = { startAt: Date.parse('2025-01-15T07:00:00Z'), recurrenceTime: '08:00' };
const simple = (differences: Partial<SimpleRecurrence> = {}): SimpleRecurrence => ({
  ...{ recurrence: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, monthOfYear: null, end: { kind: 'never' } },
  ...differences,
});
const stored = (differences: Partial<SimpleRecurrence>): Schedule =>
  aSchedule({ ...START, ...storedRecurrence(simple(differences), START, ZONE) });
const custom = (rrule: string) => simpleRecurrence(aSchedule({ ...START, recurrence: 'CUSTOM', rrule }), ZONE);
const days = (schedule: Schedule) =>
  upcomingOccurrences(schedule, null, 5, ZONE).map((instant) => new Date(instant).toISOString().slice(0, 10));

describe('a simple recurrence', () => {
  it('on one weekday without end is stored in the fields of a weekly one', () => {
    expect(stored({ weekdays: [4], interval: 2 })).toMatchObject({
      recurrence: 'WEEKLY',
      rrule: null,
      recurrenceInterval: 2,
      recurrenceDayOfWeek: 4,
    });
  });
  it('on several weekdays is stored as a rule, and is due on each of them', () => {
    const schedule = stored({ weekdays: [4, 1] });
    expect(schedule).toMatchObject({ recurrence: 'CUSTOM', rrule: 'FREQ=WEEKLY;BYDAY=MO,TH', recurrenceInterval: 1 });
    expect(days(schedule)).toEqual(['2025-01-16', '2025-01-20', '2025-01-23', '2025-01-27', '2025-01-30']);
  });
  it('on several weekdays of every second week leaves the weeks between out', () => {
    expect(days(stored({ weekdays: [1, 4], interval: 2 }))).toEqual([
      ...['2025-01-16', '2025-01-27', '2025-01-30', '2025-02-10', '2025-02-13'],
    ]);
  });
  it.each<[string, Partial<SimpleRecurrence>]>([
    ['every third day', { recurrence: 'DAILY', interval: 3 }],
    ['on one weekday', { weekdays: [5] }],
    ['on several weekdays of every second week', { weekdays: [1, 3, 0], interval: 2 }],
    ['on several weekdays with an end', { weekdays: [1, 3], end: { kind: 'until', day: '2026-12-31' } }],
    ['on one weekday with an end', { weekdays: [5], end: { kind: 'count', count: 4 } }],
    ['every day with an end', { recurrence: 'DAILY', end: { kind: 'count', count: 4 } }],
    ['on the 31st with an end', { recurrence: 'MONTHLY', dayOfMonth: 31, end: { kind: 'count', count: 4 } }],
    [
      'every second quarter with an end',
      { recurrence: 'QUARTERLY', interval: 2, dayOfMonth: 15, end: { kind: 'count', count: 4 } },
    ],
    [
      'on 29 February with an end',
      { recurrence: 'YEARLY', dayOfMonth: 29, monthOfYear: 2, end: { kind: 'count', count: 4 } },
    ],
  ])('%s comes back as it was chosen', (_what, differences) => {
    expect(simpleRecurrence(stored(differences), ZONE)).toEqual(simple(differences));
  });
});

describe('a custom rule', () => {
  it('that names weekdays alone is a weekly recurrence', () => {
    expect(custom('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TH,MO')).toEqual(simple({ weekdays: [1, 4] }));
  });
  it('that names no weekday is weekly on the day of its start', () => {
    expect(custom('FREQ=WEEKLY;COUNT=3')).toEqual(simple({ weekdays: [3], end: { kind: 'count', count: 3 } }));
  });
  it.each([
    'FREQ=WEEKLY;BYDAY=MO;BYHOUR=8,18',
    'FREQ=WEEKLY;BYDAY=MO;BYMONTH=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU',
    'FREQ=DAILY;BYDAY=MO,TU',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1',
    'every day',
  ])('that says more than the simple fields stays a rule: %s', (rrule) => expect(custom(rrule)).toBeNull());
  it('that is missing, and a task that is made once, have no simple recurrence', () => {
    expect(simpleRecurrence(aSchedule({ recurrence: 'CUSTOM', rrule: null }), ZONE)).toBeNull();
    expect(simpleRecurrence(aSchedule({ recurrence: 'NONE' }), ZONE)).toBeNull();
  });
});
