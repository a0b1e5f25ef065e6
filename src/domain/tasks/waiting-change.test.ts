import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import type { TaskAction } from './task-step.ts';
import { hasArrived } from './waiting-change.ts';

const change = (action: TaskAction) => ({
  taskId: 'task-1',
  title: 'Nourrir',
  action,
  atUnix: 7,
});

describe('a change that waited for the network', () => {
  it('has arrived when its stamp is on the task', () => {
    expect(hasArrived(change('close'), aTask({ status: 'DONE', completedAtUnix: 7 }))).toBe(true);
    expect(hasArrived(change('cancel'), aTask({ status: 'DELETED', deletedAtUnix: 7 }))).toBe(true);
    expect(hasArrived(change('start'), aTask({ status: 'DONE', startedAtUnix: 7, completedAtUnix: 9 }))).toBe(true);
  });
  it('has arrived when it started again a task with a first start', () => {
    expect(hasArrived(change('start'), aTask({ startedAtUnix: 1, updatedAtUnix: 7 }))).toBe(true);
  });
  it('has arrived when the task it gave back is free, or was taken again since', () => {
    expect(hasArrived(change('release'), aTask({ takenBy: null, takenAtUnix: null }))).toBe(true);
    expect(hasArrived(change('release'), aTask({ takenBy: 'bo', takenAtUnix: 9 }))).toBe(true);
  });
  it('has arrived when it is among the steps, also after it was taken back', () => {
    const steps = [
      { step: 'close', by: 'ana', atUnix: 7 },
      { step: 'reopen', by: 'ana', atUnix: 8, ofUnix: 7 },
    ] as const;
    expect(hasArrived(change('close'), aTask({ completedAtUnix: null, steps: [...steps] }))).toBe(true);
    expect(hasArrived({ ...change('reopen'), atUnix: 8 }, aTask({ steps: [...steps] }))).toBe(true);
    expect(hasArrived(change('reopen'), aTask({ steps: [...steps] }))).toBe(false);
    expect(hasArrived(change('restore'), aTask())).toBe(false);
  });
  it('has arrived when the task it took is still with its person', () => {
    expect(hasArrived(change('take'), aTask({ takenBy: 'ana', takenAtUnix: 7 }))).toBe(true);
    expect(hasArrived(change('take'), aTask({ takenBy: 'bo', takenAtUnix: 6 }))).toBe(false);
  });
  it('was refused when the task it gave back was closed without that', () => {
    expect(hasArrived(change('release'), aTask({ status: 'DONE', takenBy: 'ana', takenAtUnix: 5 }))).toBe(false);
  });
  it('was refused when somebody else was faster, or the task is gone', () => {
    expect(hasArrived(change('close'), aTask({ status: 'DONE', completedAtUnix: 6 }))).toBe(false);
    expect(hasArrived(change('start'), aTask({ startedAtUnix: 6, updatedAtUnix: 6 }))).toBe(false);
    expect(hasArrived(change('cancel'), aTask({ deletedAtUnix: null }))).toBe(false);
    expect(hasArrived(change('close'), null)).toBe(false);
  });
});
