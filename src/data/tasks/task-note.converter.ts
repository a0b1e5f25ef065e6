import type { DocumentData } from 'firebase/firestore';
import { type TaskNote, taskNoteSchema } from '#domain/tasks/task-note.ts';
import { documentReader, storedFields } from '../firebase/document-reader.ts';

/** Returns the note of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const taskNoteFromDocument = documentReader(taskNoteSchema);

/** Returns the note as it is stored: its instant with its twin. */
export function taskNoteToDocument(note: TaskNote): DocumentData {
  return storedFields(taskNoteSchema, note);
}
