import { collection, doc, type Firestore, limit, orderBy, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import type { TaskNote } from '#domain/tasks/task-note.ts';
import type { Task } from '#domain/tasks/task.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { storedInstant } from '../firebase/instants.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { OneTaskQuestion } from './task-lists.ts';
import { taskNoteFromDocument, taskNoteToDocument } from './task-note.converter.ts';

/** Notes of one task that its page shows, the latest first. */
export const MOST_TASK_NOTES = 50;

export type NewTaskNote = Pick<TaskNote, 'zooId' | 'taskId' | 'text' | 'createdBy'>;

/** The notes of a task, and which of them have not reached the server. */
export type TaskNotes = { readonly notes: readonly TaskNote[]; readonly waitingIds: readonly string[] };

/** What those who manage a task may change of it; what is absent stays. */
export type TaskEdit = {
  readonly taskId: string;
  /** who changes it */
  readonly editedBy: string;
} & Partial<Pick<Task, 'title' | 'description' | 'responsibleIds' | 'tags' | 'scheduledForUnix' | 'dueAtUnix'>>;

export type TaskDetailsRepository = {
  watchNotes(question: OneTaskQuestion, watcher: Watcher<TaskNotes>): Unwatch;
  addNote(note: NewTaskNote): Confirmed;
  edit(change: TaskEdit): Confirmed;
};

/** Returns what belongs to single tasks of a database; writes work without a network and are sent later. */
export function taskDetailsRepository(database: Firestore): TaskDetailsRepository {
  const notesOf = (taskId: string) => collection(database, 'tasks', taskId, 'notes');
  return {
    watchNotes({ zooId, taskId }, watcher) {
      const latest = query(
        notesOf(taskId),
        where('zooId', '==', zooId),
        orderBy('createdAt', 'desc'),
        limit(MOST_TASK_NOTES),
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
    edit({ taskId, scheduledForUnix, dueAtUnix, ...plain }) {
      const now = nowMs();
      const change = {
        ...plain,
        ...(scheduledForUnix === undefined ? {} : storedInstant('scheduledFor', scheduledForUnix)),
        ...(dueAtUnix === undefined ? {} : storedInstant('dueAt', dueAtUnix)),
        ...storedInstant('editedAt', now),
        ...storedInstant('updatedAt', now),
      };
      return confirmedWrite('tasks', 'task/edit-failed', updateDoc(doc(database, 'tasks', taskId), change));
    },
  };
}
