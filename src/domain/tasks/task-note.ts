import * as z from 'zod/mini';
import { appError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const TASK_NOTE_LENGTH = 5_000;

/**
 * A note that somebody adds to a task while working on it: `tasks/{taskId}/notes/{noteId}`. Notes are only added, so
 * that two people who write at once, or without a network, both keep theirs. The task's own field `notes` is the text
 * of its closing.
 */
export const taskNoteSchema = z.object({
  noteId: field.ownId(),
  zooId: field.zooId(),
  taskId: field.parentId(),
  text: field.prose(TASK_NOTE_LENGTH),
  createdBy: field.author(),
  createdAtUnix: field.stamp(),
});
export type TaskNote = z.infer<typeof taskNoteSchema>;

/**
 * Returns the text without blanks around it; 'task/note-required' when nothing is left, 'task/note-too-long' above
 * 5,000 characters.
 */
export function checkTaskNote(text: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === '') return fail(appError('task/note-required'));
  return trimmed.length > TASK_NOTE_LENGTH ? fail(appError('task/note-too-long')) : ok(trimmed);
}
