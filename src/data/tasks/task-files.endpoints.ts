import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { AddTaskFile, RemoveTaskFile } from './task-files.repository.ts';
import type { FileToPut } from './task-files-storage.ts';

/** An address is good for as long as the file is there. */
const KEPT_SECONDS = 3_600;

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taskFiles();

export const taskFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where the file that lies at a path is fetched from. */
    taskFileAddress: build.query<string, string>({
      queryFn: async (path, { extra }) => answerOf(await (await repositoryOf(extra)).addressOf(path)),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Puts a file to where the server looks for it. */
    putTaskFile: build.mutation<null, FileToPut & { readonly signal: AbortSignal }>({
      queryFn: async ({ signal, ...file }, { extra }) => answerOf(await (await repositoryOf(extra)).put(file, signal)),
    }),
    /** Takes a file that was put there into its task; the live task shows it by itself. */
    addTaskFile: build.mutation<{ attachmentId: string }, AddTaskFile>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).add(request)),
    }),
    /** Takes a file out of its task and deletes it. */
    removeTaskFile: build.mutation<object, RemoveTaskFile>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remove(request)),
    }),
  }),
});

export const { useTaskFileAddressQuery, usePutTaskFileMutation, useAddTaskFileMutation, useRemoveTaskFileMutation } =
  taskFilesApi;
