import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { endingOf } from './task-ending.ts';

describe('the end of a task', () => {
  it('is its closing, with the person', () => {
    expect(endingOf(aTask({ status: 'DONE', completedBy: 'bo', completedAtUnix: 7 }))).toEqual({ at: 7, by: 'bo' });
  });
  it('is its cancelling, with the person of the last such step', () => {
    const steps = (['al', 'bo'] as const).map((by, at) => ({ step: 'cancel', by, atUnix: at }) as const);
    expect(endingOf(aTask({ status: 'DELETED', deletedAtUnix: 1, steps }))).toEqual({ at: 1, by: 'bo' });
    expect(endingOf(aTask({ status: 'DELETED', deletedAtUnix: 1 }))).toEqual({ at: 1, by: null });
  });
  it('is none while it is to be done, also after it was archived', () => {
    expect(endingOf(aTask())).toBeNull();
    expect(endingOf(aTask({ status: 'ARCHIVED' }))).toBeNull();
  });
});
