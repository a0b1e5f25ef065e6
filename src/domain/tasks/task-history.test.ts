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
  it('keeps the closing that a reopening has cleared, and who reopened it', () => {
    const task = aTask({
      createdAtUnix: 10,
      dueAtUnix: 25,
      ...{ takenBy: 'bo', takenAtUnix: 20, startedBy: 'bo', startedAtUnix: 20 },
      steps: [
        { step: 'take', by: 'bo', atUnix: 20 },
        { step: 'close', by: 'bo', atUnix: 30 },
        { step: 'reopen', by: 'al', atUnix: 40, ofUnix: 30 },
      ],
    });
    expect(taskHistory(task)).toEqual([
      { event: 'created', at: 10, by: 'manager-1' },
      { event: 'taken', at: 20, by: 'bo' },
      { event: 'started', at: 20, by: 'bo' },
      { event: 'completedLate', at: 30, by: 'bo' },
      { event: 'reopened', at: 40, by: 'al' },
    ]);
  });
  it('names the person of each step that leaves no name on the task', () => {
    const steps = (['cancel', 'release', 'archive', 'restore', 'undoStart'] as const).map((step, at) => ({
      ...{ step, by: 'al', atUnix: 100 + at },
    }));
    const task = aTask({ createdAtUnix: 1, deletedAtUnix: 100, steps });
    expect(taskHistory(task).slice(1)).toEqual(
      ['cancelled', 'released', 'archived', 'restored', 'startUndone'].map((event, at) => ({
        ...{ event, at: 100 + at, by: 'al' },
      })),
    );
  });
  it('has its files and the notes that were read', () => {
    const file = {
      attachmentId: 'f',
      kind: 'photo',
      name: 'a',
      contentType: 'image/png',
      bytes: 1,
      path: 'p',
    } as const;
    const task = aTask({ createdAtUnix: 1, attachments: [{ ...file, addedBy: 'bo', addedAtUnix: 30 }] });
    expect(taskHistory(task, [{ createdBy: 'al', createdAtUnix: 20 }]).slice(1)).toEqual([
      { event: 'noted', at: 20, by: 'al' },
      { event: 'fileAdded', at: 30, by: 'bo' },
    ]);
  });
  it('ends with its cancelling', () => {
    expect(taskHistory(aTask({ createdAtUnix: 1, status: 'DELETED', deletedAtUnix: 9 })).at(-1)).toEqual({
      event: 'cancelled',
      at: 9,
      by: null,
    });
  });
  it('has every reading of its checklist, also those that were cleared', () => {
    const read = (atUnix: number, value: true | number | null) => ({
      ...{ itemId: 'aaaaaaaa', place: 0, by: 'bo', atUnix, value, comment: '' },
    });
    const task = aTask({ createdAtUnix: 1, readings: [read(2, true), read(3, null), read(4, 18)] });
    expect(taskHistory(task).map(({ event, by, reading }) => [event, by, reading?.value])).toEqual([
      ['created', 'manager-1', undefined],
      ['itemTicked', 'bo', true],
      ['itemCleared', 'bo', null],
      ['itemRead', 'bo', 18],
    ]);
  });
});
