import type { DocumentData } from 'firebase/firestore';
import { type Task, taskSchema } from '#domain/tasks/task.ts';
import { documentReader, storedFields } from '../firebase/document-reader.ts';

/** Returns the task of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const taskFromDocument = documentReader(taskSchema);

/** Returns the stored form of a change: every instant as a timestamp and its twin. */
export function storedPatch(patch: Partial<Task>): DocumentData {
  return storedFields(taskSchema, patch);
}
