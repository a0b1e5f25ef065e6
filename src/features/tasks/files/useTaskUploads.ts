import { useEffect, useRef, useState } from 'react';
import { appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { isUnderWay, mayRetryAfter, type TaskUpload, withUpload } from './task-upload.ts';
import { type ChosenFile, useSendFile } from './useSendFile.ts';

/** Files that are on their way at the same time: a tablet has the memory and the network for these. */
const AT_ONCE = 2;

/**
 * Returns files on their way to a task and what adds some, tries a failed one again, and gives one up. A file that fails stays chosen
 * with its reason; the others go on. Leaving gives up what has not arrived.
 */
export function useTaskUploads(task: Pick<Task, 'zooId' | 'taskId'>) {
  const messageOf = useErrorMessage();
  const demoError = useDemoError('task.work');
  const sendFile = useSendFile(task);
  const [uploads, setUploads] = useState<readonly TaskUpload[]>([]);
  const chosen = useRef(new Map<string, ChosenFile>());
  const waiting = useRef<string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const [queue, under] = [waiting.current, running.current];
    return () => {
      queue.length = 0;
      for (const controller of under.values()) controller.abort();
    };
  }, []);

  const change = (id: string, differences: Partial<TaskUpload> | null) =>
    setUploads((now) => withUpload(now, id, differences));

  const send = async (id: string, file: ChosenFile): Promise<void> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    const tell = (differences: Partial<TaskUpload>) => {
      if (!signal.aborted) change(id, differences);
    };
    const error = demoError ?? (await sendFile(file, tell, signal).catch(() => appError('attachment/upload-failed')));
    running.current.delete(id);
    if (error === null) forget(id);
    else tell({ step: 'failed', failure: messageOf(error), mayRetry: mayRetryAfter(error.code) });
    next();
  };

  const next = () => {
    while (running.current.size < AT_ONCE) {
      const id = waiting.current.shift();
      if (id === undefined) return;
      const file = chosen.current.get(id);
      if (file !== undefined) void send(id, file);
    }
  };

  const forget = (id: string) => {
    chosen.current.delete(id);
    change(id, null);
  };

  return {
    uploads,
    isBusy: uploads.some(isUnderWay),
    addFiles: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      for (const { id, file } of added) chosen.current.set(id, { file, sentAs: null });
      waiting.current.push(...added.map(({ id }) => id));
      const shown = added.map(
        ({ id, file }) => ({ id, name: file.name, step: 'waiting', done: 0, failure: null, mayRetry: true }) as const,
      );
      setUploads((now) => [...now, ...shown]);
      next();
    },
    retry: (id: string) => {
      change(id, { step: 'waiting', failure: null });
      waiting.current.push(id);
      next();
    },
    /** stops a file that is on its way, or takes a failed one off the list */
    giveUp: (id: string) => {
      running.current.get(id)?.abort();
      forget(id);
    },
  };
}
