import { useRef } from 'react';
import { queryError } from '#data/query-error.ts';
import { usePutTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { newId } from '#lib/new-id.ts';
import { prepareFile, tooLarge } from './prepare-file.ts';
import type { SendFile } from './upload-queue.ts';

type Options = {
  /** the place in Storage of a file of this id */
  readonly pathOf: (attachmentId: string) => string;
  /** asks the server to add the file; resolves to its error, or to null */
  readonly add: (file: File, attachmentId: string) => Promise<AppError | null>;
  readonly prepare?: typeof prepareFile;
};

/**
 * Returns the function that sends a file to a record. A second try does not send a file that has reached Storage again:
 * it only asks the server again, which adds no file twice.
 */
export function useSendMedia({ pathOf, add, prepare = prepareFile }: Options): SendFile {
  const { number } = useFormat();
  const [put] = usePutTaskFileMutation();
  /** The ids under which files have reached Storage. */
  const sent = useRef(new WeakMap<File, string>());
  return async (file, { signal, tell }) => {
    const say = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
    tell('preparing');
    const prepared = await prepare(file, say, signal);
    if (!prepared.ok) return prepared.error;
    const { content, contentType, kind } = prepared.value;
    // Answered at once, even if the code that sends files has not been fetched yet.
    if (navigator.onLine === false) return appError('generic/offline');
    let attachmentId = sent.current.get(file);
    if (attachmentId === undefined) {
      attachmentId = newId();
      const onProgress = (done: number) => tell('sending', done);
      onProgress(0);
      const answer = await put({ path: pathOf(attachmentId), content, contentType, onProgress, signal });
      if (answer.error !== undefined) return queryError(answer.error);
      sent.current.set(file, attachmentId);
    }
    signal.throwIfAborted();
    tell('checking', 1);
    const error = await add(file, attachmentId);
    if (error === null) return null;
    // A file that the server refused is deleted there; without an answer it is still in Storage.
    if (error.code !== 'generic/offline' && error.code !== 'generic/something-went-wrong') sent.current.delete(file);
    return error.code === 'attachment/too-large' ? tooLarge(kind, say) : error;
  };
}
