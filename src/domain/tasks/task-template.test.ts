import { describe, expect, it } from 'vitest';
import { aSchedule } from '../../../tests/support/builders/task-template.ts';
import { scheduleSchema } from './task-template.ts';

describe('a schedule', () => {
  const reads = (difference: object) => scheduleSchema.safeParse({ ...aSchedule(), ...difference }).success;

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
