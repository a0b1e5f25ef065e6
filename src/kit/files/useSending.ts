import { useEffect, useRef, useState } from 'react';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { reportError } from '#lib/log.ts';

/**
 * Returns a sending in several calls: whether it runs, the failure that ended it, the function that begins it or goes on, and
 * the one that stops it. Leaving the page leaves the rest unsent.
 */
export function useSending({
  where,
  failed,
}: {
  /** the place in the log */
  readonly where: string;
  /** the error of a sending that breaks off by itself */
  readonly failed: ErrorCode;
}) {
  const [isSending, setIsSending] = useState(false);
  const [stoppedBy, setStoppedBy] = useState<AppError | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  /** Resolves to whether everything was sent. `send` asks before each call whether it was stopped, and returns its failure. */
  const run = async (send: (isStopped: () => boolean) => Promise<AppError | null>): Promise<boolean> => {
    isStopped.current = false;
    setIsSending(true);
    setStoppedBy(null);
    const stopped = await send(() => isStopped.current).catch((error: unknown) => {
      reportError(error, { where });
      return appError(failed);
    });
    setStoppedBy(stopped);
    setIsSending(false);
    return stopped === null && !isStopped.current;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { isSending, stoppedBy, run, stop };
}
