import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';
import type { NewTaskNote, TaskEdit, TaskNotes } from './task-details.repository.ts';
import type { OneTaskQuestion } from './task-lists.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taskDetails();

export const taskDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest notes of a task, live. */
    taskNotes: build.query<TaskNotes, OneTaskQuestion>(
      liveQuery<TaskNotes, OneTaskQuestion>('taskNotes', async (repositories, question, watcher) =>
        (await repositories.taskDetails()).watchNotes(question, watcher),
      ),
    ),
    // Shown at once, and sent when there is a network.
    addTaskNote: build.mutation<Nothing, NewTaskNote>({
      queryFn: async (note, { extra, dispatch }) => writtenLocally((await repositoryOf(extra)).addNote(note), dispatch),
    }),
    editTask: build.mutation<Nothing, TaskEdit>({
      queryFn: async (change, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).edit(change), dispatch),
    }),
  }),
});

export const { useTaskNotesQuery, useAddTaskNoteMutation, useEditTaskMutation } = taskDetailsApi;
