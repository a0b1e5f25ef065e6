import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { HIDDEN_STATUSES, TASK_STATUSES, taskSchema, UNFINISHED_STATUSES } from './task.ts';

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
