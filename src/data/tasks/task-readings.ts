import { arrayRemove, arrayUnion, doc, type Firestore, updateDoc } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import { readingOf, type SaidReading } from '#domain/tasks/checklist/reading.ts';
import type { Task } from '#domain/tasks/task.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { storedPatch } from './task.converter.ts';

/** A reading of one item of a task's checklist by a person. */
export type NewReading = { readonly task: Task; readonly said: SaidReading; readonly userId: string };

/**
 * Adds a reading to those of the task: shown at once, and sent when there is a network. Several people may read items of
 * one task at once. Codes: those of `readingOf`; a later refusal is 'task/reading-failed'.
 */
export function addReading(
  database: Firestore,
  { task, said, userId }: NewReading,
): Result<{ readonly confirmed: Confirmed }> {
  const reading = readingOf(task, said, userId, nowMs());
  if (!reading.ok) return reading;
  const { itemId, value, atUnix } = reading.value;
  const written = updateDoc(doc(database, 'tasks', task.taskId), {
    ...storedPatch({ updatedAtUnix: atUnix }),
    readings: arrayUnion(reading.value),
    doneItems: value === null ? arrayRemove(itemId) : arrayUnion(itemId),
  });
  return ok({ confirmed: confirmedWrite('tasks', 'task/reading-failed', written) });
}
