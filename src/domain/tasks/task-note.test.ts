import { describe, expect, it } from 'vitest';
import { checkTaskNote, lateArrivalOf, TASK_NOTE_LENGTH } from './task-note.ts';

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

describe('the receipt of a note', () => {
  const DAY = 86_400_000;
  const written = 1_700_000_000_000;
  const note = { noteId: 'n', zooId: 'z', taskId: 't', text: 'x', createdBy: 'ana', createdAtUnix: written };

  it('is late when more than a day lies between the device’s clock and the server’s', () => {
    expect(lateArrivalOf({ ...note, receivedAt: written + DAY })).toBe(null);
    expect(lateArrivalOf({ ...note, receivedAt: written + DAY + 1 })).toBe(written + DAY + 1);
  });
  it('is not late while the note waits on the device', () => {
    expect(lateArrivalOf({ ...note, receivedAt: null })).toBe(null);
  });
});
