import * as z from 'zod/mini';
import { appError } from '../errors/app-error.ts';
import * as field from '../fields/fields.ts';
import { fail, ok, type Result } from '../shared/result.ts';

const DAY_MS = 86_400_000;
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
  receivedAt: field.older(field.arrival(), null),
});
export type TaskNote = z.infer<typeof taskNoteSchema>;

/**
 * Returns the instant at which the server received a note more than a day after the device's clock says it was written,
 * in epoch milliseconds: a device without a network, or a clock that somebody set back. Returns null for a note that came
 * in time, that waits, or of which the server noted no time.
 */
export function lateArrivalOf({ createdAtUnix, receivedAt }: TaskNote): number | null {
  return receivedAt !== null && receivedAt - createdAtUnix > DAY_MS ? receivedAt : null;
}

/**
 * Returns the text without blanks around it; 'task/note-required' when nothing is left, 'task/note-too-long' above
 * 5,000 characters.
 */
export function checkTaskNote(text: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === '') return fail(appError('task/note-required'));
  return trimmed.length > TASK_NOTE_LENGTH ? fail(appError('task/note-too-long')) : ok(trimmed);
}
