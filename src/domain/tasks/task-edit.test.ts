import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { mayEdit, editBefore } from './task-edit.ts';

const before = aTask({ title: 'Peser les loutres', tags: ['poids'], responsibleIds: ['ana'] });
const edit = { title: 'Peser les castors', tags: [] };

describe('a change of a task', () => {
  it('is undone by the values the task had before, and touches nothing else', () => {
    expect(editBefore(before, edit)).toEqual({ title: 'Peser les loutres', tags: ['poids'] });
    expect(editBefore(before, {})).toEqual({});
  });
  it('may be made while the task has the values its person saw', () => {
    const said = editBefore(before, edit);
    expect(mayEdit(before, said)).toBe(true);
    expect(mayEdit({ ...before, responsibleIds: ['bo'] }, said)).toBe(true);
  });
  it('may not be made once somebody has changed the same field', () => {
    const said = editBefore(before, edit);
    expect(mayEdit({ ...before, title: 'Peser les ratons' }, said)).toBe(false);
    expect(mayEdit({ ...before, tags: [] }, said)).toBe(false);
  });
  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('may not be made once the task is %s', (status) => {
    expect(mayEdit({ ...before, status }, editBefore(before, edit))).toBe(false);
  });
});
