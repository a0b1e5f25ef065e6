import type { TaskNote } from '#domain/tasks/task-note.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';
import type { NewTaskNote, TaskNotesQuestion } from './task-details.repository.ts';
import type { NewReading } from './task-readings.ts';
import type { EditOfTask } from './task-edits.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taskDetails();

export const taskDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest notes of a task, live. */
    taskNotes: build.query<Latest<TaskNote>, TaskNotesQuestion>(
      liveQuery<Latest<TaskNote>, TaskNotesQuestion>('taskNotes', async (repositories, question, watcher) =>
        (await repositories.taskDetails()).watchNotes(question, watcher),
      ),
    ),
    // Adds a note: shown at once, and sent when there is a network.
    addTaskNote: build.mutation<Nothing, NewTaskNote>({
      queryFn: async (note, { extra, dispatch }) => writtenLocally((await repositoryOf(extra)).addNote(note), dispatch),
    }),
    /** Adds a reading of an item of a checklist: shown at once, and sent when there is a network. */
    readItem: build.mutation<Nothing, NewReading>({
      async queryFn(reading, { extra, dispatch }) {
        const read = (await repositoryOf(extra)).read(reading);
        return read.ok ? writtenLocally(read.value.confirmed, dispatch) : { error: read.error };
      },
    }),
    /** Changes the content of a task; 'task/closed-meanwhile' when somebody has changed the same field since. */
    editTask: build.mutation<Nothing, EditOfTask>({
      async queryFn(change, { extra, dispatch }) {
        const edited = await (await repositoryOf(extra)).edit(change);
        return edited.ok ? writtenLocally(edited.value.confirmed, dispatch) : { error: edited.error };
      },
    }),
  }),
});

export const { useTaskNotesQuery, useAddTaskNoteMutation, useEditTaskMutation, useReadItemMutation } = taskDetailsApi;
