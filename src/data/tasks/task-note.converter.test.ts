import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { taskNoteFromDocument, taskNoteToDocument } from './task-note.converter.ts';

const note = {
  noteId: 'n',
  zooId: 'zoo-1',
  taskId: 'task-1',
  text: 'porte grippée',
  createdBy: 'ana',
  createdAtUnix: 1_700_000_000_000,
  receivedAt: null,
};

it('a note of a task comes back as it was stored, without a time of receipt while it waits', () => {
  expect(taskNoteFromDocument('n', taskNoteToDocument(note))).toEqual({ ok: true, value: note });
});

it('the time of receipt of a note is the server’s, in milliseconds', () => {
  const stored = { ...taskNoteToDocument(note), receivedAt: Timestamp.fromMillis(1_700_000_500_000) };
  expect(taskNoteFromDocument('n', stored)).toMatchObject({ value: { receivedAt: 1_700_000_500_000 } });
});

it('a note without its time is an error', () => {
  expect(taskNoteFromDocument('n', { ...note, createdAtUnix: 'yesterday' })).toMatchObject({ ok: false });
});
