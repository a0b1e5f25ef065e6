import { describe, expect, it } from 'vitest';
import { checkTaskNote, TASK_NOTE_LENGTH } from './task-note.ts';

describe('a note of a task', () => {
  it('is kept without the blanks around it', () => {
    expect(checkTaskNote('  porte grippée \n')).toEqual({ ok: true, value: 'porte grippée' });
  });
  it('needs something to read', () => {
    expect(checkTaskNote(' \n\t')).toMatchObject({ ok: false, error: { code: 'task/note-required' } });
  });
  it('has 5,000 characters and not one more', () => {
    expect(checkTaskNote('x'.repeat(TASK_NOTE_LENGTH)).ok).toBe(true);
    expect(checkTaskNote('x'.repeat(TASK_NOTE_LENGTH + 1))).toMatchObject({
      ok: false,
      error: { code: 'task/note-too-long' },
    });
  });
});
