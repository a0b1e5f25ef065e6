import { describe, expect, it } from 'vitest';
import { aTask } from '../../../../tests/support/builders/task.ts';
import { changesOf, checkEdit, draftOfTask } from './task-edit-draft.ts';

const task = aTask({
  scheduledForUnix: Date.parse('2025-01-15T07:00:30Z'),
  dueAtUnix: Date.parse('2025-01-15T16:00:45Z'),
  target: { level: 'SECTOR', ids: ['savanna'] },
});
const draft = draftOfTask(task);

describe('changing what a task says', () => {
  it('begins with what it says, by the establishment’s clock', () => {
    expect(draft).toMatchObject({ startDay: '2025-01-15', startTime: '08:00', dueDay: '2025-01-15', dueTime: '17:00' });
  });
  it('writes only what has been changed, and leaves the seconds of a time alone', () => {
    expect(changesOf(draft, task)).toEqual({});
    expect(changesOf({ ...draft, title: '  Peser les loutres ' }, task)).toEqual({ title: 'Peser les loutres' });
    expect(changesOf({ ...draft, dueTime: '18:30' }, task)).toEqual({ dueAtUnix: Date.parse('2025-01-15T17:30:00Z') });
  });
  it('is checked as a new task is', () => {
    expect(checkEdit(draft, task)).toEqual({});
    expect(checkEdit({ ...draft, title: ' ' }, task).title?.code).toBe('task/title-required');
    expect(checkEdit({ ...draft, description: 'x'.repeat(5_001) }, task).description?.code).toBe(
      'task/description-too-long',
    );
    expect(checkEdit({ ...draft, dueDay: '' }, task).dueDay?.code).toBe('task/due-required');
    expect(checkEdit({ ...draft, startTime: '' }, task).startDay?.code).toBe('task/start-invalid');
    expect(checkEdit({ ...draft, dueDay: '2025-01-14' }, task).dueDay?.code).toBe('task/due-before-start');
  });
  it('does not complain of what it does not show', () => {
    expect(checkEdit(draft, { ...task, target: { level: 'SECTOR', ids: [] } })).toEqual({});
  });
});
