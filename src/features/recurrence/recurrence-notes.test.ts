import { expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import type { Schedule } from '#domain/tasks/task-template.ts';
import { recurrenceNotes } from './recurrence-notes.ts';

it.each<[Partial<Schedule>, string[]]>([
  [{ recurrence: 'MONTHLY', recurrenceDayOfMonth: 31 }, ['lastDay']],
  [{ recurrence: 'QUARTERLY', recurrenceDayOfMonth: 29 }, ['lastDay']],
  [{ recurrence: 'MONTHLY', recurrenceDayOfMonth: 28 }, []],
  [{ recurrence: 'YEARLY', recurrenceDayOfMonth: 31, recurrenceMonthOfYear: 12 }, []],
  [{ recurrence: 'YEARLY', recurrenceDayOfMonth: 29, recurrenceMonthOfYear: 2 }, ['lastDay']],
  [{ recurrence: 'CUSTOM', rrule: 'FREQ=MONTHLY;BYMONTHDAY=1,31' }, ['skipsShortMonths']],
  [{ recurrence: 'CUSTOM', rrule: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1' }, []],
  [{ recurrence: 'CUSTOM', rrule: 'FREQ=MONTHLY;BYMONTHDAY=3' }, []],
  [{ recurrence: 'DAILY', recurrenceTime: '02:30' }, ['clockChange']],
  [{ recurrence: 'DAILY', recurrenceTimes: ['02:30', '08:00'] }, ['clockChange']],
  [{ recurrence: 'CUSTOM', rrule: 'FREQ=DAILY;BYHOUR=2,8' }, ['clockChange']],
  [{ recurrence: 'NONE', recurrenceTime: '02:30', recurrenceDayOfMonth: 31 }, []],
])('the notes of %j are %j', (differences, notes) => {
  expect(recurrenceNotes(aSchedule(differences))).toEqual(notes);
});
