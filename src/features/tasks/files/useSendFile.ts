import { useCallback } from 'react';
import { queryError } from '#data/query-error.ts';
import { useAddTaskFileMutation, usePutTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { prepareFile, tooLarge } from './prepare-file.ts';
import type { TaskUpload } from './task-upload.ts';

/** A chosen file, and the id under which it lies in Storage once it has been sent. */
export type ChosenFile = { readonly file: File; sentAs: string | null };

type Told = (differences: Partial<TaskUpload>) => void;

/**
 * Returns what sends a file to a task and tells how far it is; it returns why the file is not there, null when it is. Tried again,
 * what has been sent is not sent a second time: the server is asked again, and adds nothing that it has.
 */
export function useSendFile({ zooId, taskId }: Pick<Task, 'zooId' | 'taskId'>) {
  const { number } = useFormat();
  const [put] = usePutTaskFileMutation();
  const [add] = useAddTaskFileMutation();
  return useCallback(
    async (chosen: ChosenFile, tell: Told, signal: AbortSignal): Promise<AppError | null> => {
      const say = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
      tell({ step: 'preparing', done: 0, failure: null });
      const prepared = await prepareFile(chosen.file, say, signal);
      if (!prepared.ok) return prepared.error;
      const { content, contentType, kind } = prepared.value;
      // Said at once, also where what sends has not been fetched yet.
      if (navigator.onLine === false) return appError('generic/offline');
      if (chosen.sentAs === null) {
        const attachmentId = crypto.randomUUID();
        tell({ step: 'sending' });
        const onProgress = (done: number) => tell({ done });
        const sent = await put({ zooId, taskId, attachmentId, content, contentType, onProgress, signal });
        if (sent.error !== undefined) return queryError(sent.error);
        chosen.sentAs = attachmentId;
      }
      tell({ step: 'checking', done: 1 });
      const added = await add({ zooId, taskId, attachmentId: chosen.sentAs, name: chosen.file.name.slice(0, 200) });
      if (added.error === undefined) return null;
      const error = queryError(added.error);
      // What the server refused it has deleted; without an answer the file is still there.
      if (error.code !== 'generic/offline' && error.code !== 'generic/something-went-wrong') chosen.sentAs = null;
      return error.code === 'attachment/too-large' ? tooLarge(kind, say) : error;
    },
    [zooId, taskId, number, put, add],
  );
}
