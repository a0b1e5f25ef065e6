import type { DocumentData } from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
import { type TaskNote, taskNoteSchema } from '#domain/tasks/task-note.ts';
import { readInstant, storedInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the note of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function taskNoteFromDocument(id: string, data: DocumentData): Result<TaskNote> {
  return parseDocument(taskNoteSchema, id, { ...data, createdAtUnix: readInstant(data, 'createdAt'), noteId: id });
}

/** Returns the note as it is stored: its instant with its twin. */
export function taskNoteToDocument({ createdAtUnix, ...note }: TaskNote): DocumentData {
  return { ...note, ...storedInstant('createdAt', createdAtUnix) };
}
