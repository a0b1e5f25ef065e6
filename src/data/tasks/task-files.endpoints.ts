import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { AddTaskFile, RemoveTaskFile } from './task-files.repository.ts';
import type { FileToPut } from './task-files-storage.ts';

/** An address is valid for as long as the file exists. */
const KEPT_SECONDS = 3_600;

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.taskFiles();

export const taskFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The download address of the file at a path. */
    taskFileAddress: build.query<string, string>({
      queryFn: async (path, { extra }) => answerOf(await (await repositoryOf(extra)).addressOf(path)),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Uploads a file to the place where the server looks for it. */
    putTaskFile: build.mutation<null, FileToPut & { readonly signal: AbortSignal }>({
      queryFn: async ({ signal, ...file }, { extra }) => answerOf(await (await repositoryOf(extra)).put(file, signal)),
    }),
    /** Adds an uploaded file to its task; the live task shows it by itself. */
    addTaskFile: build.mutation<{ attachmentId: string }, AddTaskFile>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).add(request)),
    }),
    /** Removes a file from its task and deletes it. */
    removeTaskFile: build.mutation<object, RemoveTaskFile>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remove(request)),
    }),
  }),
});

export const {
  useTaskFileAddressQuery,
  useLazyTaskFileAddressQuery,
  usePutTaskFileMutation,
  useAddTaskFileMutation,
  useRemoveTaskFileMutation,
} = taskFilesApi;
