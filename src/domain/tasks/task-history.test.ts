import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { taskHistory } from './task-history.ts';

describe('the history of a task', () => {
  it('is its stamps in the order in which they were made', () => {
    const task = aTask({
      createdAtUnix: 10,
      takenBy: 'bo',
      takenAtUnix: 20,
      startedBy: 'bo',
      startedAtUnix: 20,
      completedBy: 'al',
      completedAtUnix: 30,
      completedLate: true,
    });
    expect(taskHistory(task).map(({ event, by }) => [event, by])).toEqual([
      ['created', 'manager-1'],
      ['taken', 'bo'],
      ['started', 'bo'],
      ['completedLate', 'al'],
    ]);
  });
  it('begins with its automation if one made it', () => {
    expect(taskHistory(aTask({ automationId: 'template-1' }))).toEqual([
      { event: 'created', at: aTask().createdAtUnix, by: null },
    ]);
  });
  it('keeps the order of a task that was started before it was taken', () => {
    const task = aTask({ createdAtUnix: 1, startedAtUnix: 5, startedBy: 'al', takenAtUnix: 9, takenBy: 'bo' });
    expect(taskHistory(task).map(({ event }) => event)).toEqual(['created', 'started', 'taken']);
  });
  it('names the person who last changed its content', () => {
    const task = aTask({ createdAtUnix: 1, editedAtUnix: 5, editedBy: 'al' });
    expect(taskHistory(task).at(-1)).toEqual({ event: 'edited', at: 5, by: 'al' });
  });
  it('ends with its cancelling', () => {
    expect(taskHistory(aTask({ createdAtUnix: 1, status: 'DELETED', deletedAtUnix: 9 })).at(-1)).toEqual({
      event: 'cancelled',
      at: 9,
      by: null,
    });
  });
});
