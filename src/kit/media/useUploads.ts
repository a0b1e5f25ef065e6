import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Operation } from '#domain/access/operations.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { createUploadQueue, isUnderWay, type QueueOptions, type SendFile, type Upload } from './upload-queue.ts';

/** The files on their way and the actions of their queue, as `MediaField` takes them. */
export type Uploads = {
  readonly uploads: readonly Upload[];
  readonly isBusy: boolean;
  readonly addFiles: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly giveUp: (id: string) => void;
  readonly stop: () => void;
};

/**
 * Returns the queue of a screen. `send` prepares and sends one file; the options are read once. In demonstration mode
 * nothing is sent and each file says why. Leaving the screen stops what has not arrived.
 */
export function useUploads({
  send,
  operation,
  ...options
}: QueueOptions & {
  readonly send: SendFile;
  /** the operation that demonstration mode refuses */
  readonly operation: Operation;
}): Uploads {
  const demoError = useDemoError(operation);
  const [queue] = useState(() => createUploadQueue(options));
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  useEffect(() => queue.end, [queue]);
  return {
    uploads,
    isBusy: uploads.some(isUnderWay),
    addFiles: (files) => queue.addFiles(files, demoError === null ? send : () => Promise.resolve(demoError)),
    retry: queue.retry,
    giveUp: queue.giveUp,
    stop: queue.stop,
  };
}
