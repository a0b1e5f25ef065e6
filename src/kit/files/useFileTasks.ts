import { useRef, useState } from 'react';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { WorkerStopped } from '#kit/worker/start-worker.ts';
import { useWorker } from '#kit/worker/useWorker.ts';
import { reportError } from '#lib/log.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import { refusalError } from './refusal-error.ts';

/**
 * Returns the tasks of a page on one file, which a worker reads: the task under way, the failure of the last one, and the
 * functions that open a file, do a task and cancel. An answer to a task that began before the latest cancel, or before
 * another task, comes too late to be shown.
 */
export function useFileTasks<Started extends { readonly end: () => void }, Task extends string>(
  start: () => Promise<Started>,
  {
    where,
    failed,
  }: {
    /** the place in the log */
    readonly where: string;
    /** the error of a task that breaks off by itself */
    readonly failed: ErrorCode;
  },
) {
  const { current, begin, end } = useWorker(start);
  const [busy, setBusy] = useState<Task | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const turn = useRef(0);
  const errorOf = (error: unknown): AppError => {
    // A question to the server rejects with its error.
    if (!(error instanceof Error)) return queryError(error as AppError);
    if (!(error instanceof WorkerStopped)) reportError(error, { where });
    return appError(failed);
  };

  /** Returns null, and shows the failure, when there is no answer; shows nothing after a cancel. */
  const work = async <Answer>(task: Task, ask: () => Promise<Result<Answer>>): Promise<Answer | null> => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(task);
    setFailure(null);
    const answer = await ask().catch((error: unknown) => fail(errorOf(error)));
    if (turn.current !== mine) return null;
    setBusy(null);
    if (answer.ok) return answer.value;
    setFailure(answer.error);
    return null;
  };
  return {
    ...{ busy, failure, work },
    /** Starts a worker for a file and asks it to open the file; as `work`. A file that is too large is not read. */
    open: <Answer>(
      task: Task,
      file: File,
      ask: (worker: Started, bytes: Uint8Array<ArrayBuffer>) => Promise<Result<Answer>>,
    ): Promise<Answer | null> =>
      work(task, async () => {
        if (file.size > READ_LIMITS.bytes) return fail(refusalError('too-large', null));
        const started = await begin();
        return ask(started, new Uint8Array(await file.arrayBuffer()));
      }),
    /** Returns the worker of the open file; throws without one. */
    running: (): Started => {
      if (current.current === null) throw new Error('No file is open');
      return current.current;
    },
    cancel: (): void => {
      turn.current += 1;
      end();
      setBusy(null);
    },
  };
}
