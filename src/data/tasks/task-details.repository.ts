import { collection, doc, type Firestore, limit, orderBy, query, setDoc, where } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import type { TaskNote } from '#domain/tasks/task-note.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { type EditOfTask, editTask } from './task-edits.ts';
import type { OneTaskQuestion } from './task-lists.ts';
import { taskNoteFromDocument, taskNoteToDocument } from './task-note.converter.ts';

/** Notes of one task that its page shows, the latest first. */
export const MAX_TASK_NOTES = 50;

export type NewTaskNote = Pick<TaskNote, 'zooId' | 'taskId' | 'text' | 'createdBy'>;

/** The notes of a task, and the ids of those that have not reached the server. */
export type TaskNotes = { readonly notes: readonly TaskNote[]; readonly waitingIds: readonly string[] };

export type TaskDetailsRepository = {
  watchNotes(question: OneTaskQuestion, watcher: Watcher<TaskNotes>): Unwatch;
  addNote(note: NewTaskNote): Confirmed;
  /** see `editTask` */
  edit(change: EditOfTask): Promise<Result<{ readonly confirmed: Confirmed }>>;
};

/** Returns the notes and edits of the tasks of a database; writes work without a network and are sent later. */
export function taskDetailsRepository(database: Firestore): TaskDetailsRepository {
  const notesOf = (taskId: string) => collection(database, 'tasks', taskId, 'notes');
  return {
    watchNotes({ zooId, taskId }, watcher) {
      const latest = query(
        notesOf(taskId),
        where('zooId', '==', zooId),
        orderBy('createdAt', 'desc'),
        limit(MAX_TASK_NOTES),
      );
      return watchQueries('notes', [latest], taskNoteFromDocument, {
        next: (found) =>
          watcher.next(
            found.ok
              ? ok({
                  notes: found.value.items.toSorted((a, b) => b.createdAtUnix - a.createdAtUnix),
                  waitingIds: found.value.waitingIds,
                })
              : found,
          ),
        failed: watcher.failed,
      });
    },
    addNote(note) {
      const reference = doc(notesOf(note.taskId));
      const whole = { ...note, noteId: reference.id, createdAtUnix: nowMs() };
      return confirmedWrite('notes', 'task/note-failed', setDoc(reference, taskNoteToDocument(whole)));
    },
    edit: (change) => editTask(database, change),
  };
}
