import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { HIDDEN_STATUSES, TASK_STATUSES, taskSchema, UNFINISHED_STATUSES } from './task.ts';
import { scheduleSchema } from './task-template.ts';

describe('a task', () => {
  it('is read when it is whole', () => {
    expect(taskSchema.parse(aTask())).toEqual(aTask());
  });
  it.each([
    ['a status nobody knows', { status: 'LATER' }],
    ['a title that is a number', { title: 12 }],
    ['a due time that is a text', { dueAtUnix: 'tomorrow' }],
    ['a kind that does not exist', { taskType: 'party' }],
  ])('is not read with %s', (_what, wrong) => {
    expect(taskSchema.safeParse({ ...aTask(), ...wrong }).success).toBe(false);
  });
  it('is unfinished, done or hidden, and never two of them', () => {
    expect([...UNFINISHED_STATUSES, 'DONE', ...HIDDEN_STATUSES].toSorted()).toEqual([...TASK_STATUSES].toSorted());
  });
});

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
