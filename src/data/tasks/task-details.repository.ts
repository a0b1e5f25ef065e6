import { collection, doc, type Firestore, orderBy, query, setDoc, where } from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { TaskNote } from '#domain/tasks/task-note.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { type EditOfTask, editTask } from './task-edits.ts';
import type { OneTaskQuestion } from './task-lists.ts';
import { MAX_TASK_NOTES } from './task-note-limits.ts';
import { addReading, type NewReading } from './task-readings.ts';
import { taskNoteFromDocument, taskNoteToDocument } from './task-note.converter.ts';
import { newId } from '#lib/new-id.ts';

/** A task, and the number of its latest notes. */
export type TaskNotesQuestion = OneTaskQuestion & { readonly size: number };

export type NewTaskNote = Pick<TaskNote, 'zooId' | 'taskId' | 'text' | 'createdBy'> & {
  /** the creation of the task: no note is older, also from a device whose clock is behind */
  readonly notBefore: EpochMs;
};

export type TaskDetailsRepository = {
  watchNotes(question: TaskNotesQuestion, watcher: Watcher<Latest<TaskNote>>): Unwatch;
  addNote(note: NewTaskNote): Confirmed;
  /** see `editTask` */
  edit(change: EditOfTask): Promise<Result<{ readonly confirmed: Confirmed }>>;
  /** see `addReading` */
  read(reading: NewReading): Result<{ readonly confirmed: Confirmed }>;
};

/** Returns the notes and edits of the tasks of a database; writes work without a network and are sent later. */
export function taskDetailsRepository(database: Firestore): TaskDetailsRepository {
  const notesOf = (taskId: string) => collection(database, 'tasks', taskId, 'notes');
  return {
    watchNotes: ({ zooId, taskId, size }, watcher) =>
      watchLatest(
        'notes',
        query(notesOf(taskId), where('zooId', '==', zooId), orderBy('createdAt', 'desc')),
        { count: Math.min(size, MAX_TASK_NOTES), order: (one, other) => other.createdAtUnix - one.createdAtUnix },
        taskNoteFromDocument,
        watcher,
      ),
    addNote({ notBefore, ...note }) {
      const createdAtUnix = Math.max(nowMs(), notBefore);
      const whole = { ...note, noteId: newId(), createdAtUnix, receivedAt: null };
      const written = setDoc(doc(notesOf(note.taskId), whole.noteId), taskNoteToDocument(whole));
      return confirmedWrite('notes', 'task/note-failed', written);
    },
    edit: (change) => editTask(database, change),
    read: (reading) => addReading(database, reading),
  };
}
