import { useRef } from 'react';
import { queryError } from '#data/query-error.ts';
import { useAddTaskFileMutation, usePutTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { SendFile } from '#kit/media/upload-queue.ts';
import { prepareFile, tooLarge } from './prepare-file.ts';
import { newId } from '#lib/new-id.ts';

/**
 * Returns the function that sends a file to a task. A second try does not send a file that has reached Storage again:
 * it only asks the server again, which adds no file twice. `onAdded` gets the id of a file that belongs to the task now.
 */
export function useSendFile(
  { zooId, taskId }: Pick<Task, 'zooId' | 'taskId'>,
  onAdded?: (attachmentId: string) => void,
): SendFile {
  const { number } = useFormat();
  const [put] = usePutTaskFileMutation();
  const [add] = useAddTaskFileMutation();
  /** The ids under which files have reached Storage. */
  const sent = useRef(new WeakMap<File, string>());
  return async (file, { signal, tell }) => {
    const say = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
    tell('preparing');
    const prepared = await prepareFile(file, say, signal);
    if (!prepared.ok) return prepared.error;
    const { content, contentType, kind } = prepared.value;
    // Answered at once, even if the code that sends files has not been fetched yet.
    if (navigator.onLine === false) return appError('generic/offline');
    let attachmentId = sent.current.get(file);
    if (attachmentId === undefined) {
      attachmentId = newId();
      const onProgress = (done: number) => tell('sending', done);
      onProgress(0);
      const answer = await put({ zooId, taskId, attachmentId, content, contentType, onProgress, signal });
      if (answer.error !== undefined) return queryError(answer.error);
      sent.current.set(file, attachmentId);
    }
    signal.throwIfAborted();
    tell('checking', 1);
    const added = await add({ zooId, taskId, attachmentId, name: file.name.slice(0, 200) });
    if (added.error === undefined) {
      onAdded?.(attachmentId);
      return null;
    }
    const error = queryError(added.error);
    // A file that the server refused is deleted there; without an answer it is still in Storage.
    if (error.code !== 'generic/offline' && error.code !== 'generic/something-went-wrong') sent.current.delete(file);
    return error.code === 'attachment/too-large' ? tooLarge(kind, say) : error;
  };
}
