import { expect, it } from 'vitest';
import { taskNoteFromDocument, taskNoteToDocument } from './task-note.converter.ts';

const note = {
  noteId: 'n',
  zooId: 'zoo-1',
  taskId: 'task-1',
  text: 'porte grippée',
  createdBy: 'ana',
  createdAtUnix: 1_700_000_000_000,
};

it('a note of a task comes back as it was stored', () => {
  expect(taskNoteFromDocument('n', taskNoteToDocument(note))).toEqual({ ok: true, value: note });
});

it('a note without its time is an error', () => {
  expect(taskNoteFromDocument('n', { ...note, createdAtUnix: 'yesterday' })).toMatchObject({ ok: false });
});
