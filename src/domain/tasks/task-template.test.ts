import { describe, expect, it } from 'vitest';
import { scheduleSchema } from './task-template.ts';

describe('a schedule', () => {
  const daily = {
    startAt: 0,
    dueAt: null,
    recurrence: 'DAILY',
    rrule: null,
    cronExpression: null,
    cronDescription: null,
    recurrenceFrequency: null,
    recurrenceTime: '08:00',
    recurrenceDayOfWeek: null,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
    recurrenceInterval: 1,
  };
  const reads = (difference: object) => scheduleSchema.safeParse({ ...daily, ...difference }).success;

  it('has an interval of at least one', () => {
    expect([reads({ recurrenceInterval: 0 }), reads({ recurrenceInterval: 1 })]).toEqual([false, true]);
  });
  it('names a day of the month from 1 to 31', () => {
    expect([0, 1, 31, 32].map((day) => reads({ recurrenceDayOfMonth: day }))).toEqual([false, true, true, false]);
  });
  it('names a day of the week from Sunday 0 to Saturday 6', () => {
    expect([-1, 0, 6, 7].map((day) => reads({ recurrenceDayOfWeek: day }))).toEqual([false, true, true, false]);
  });
});
