import { useCallback, useEffect, useState } from 'react';
import type { OwnSession } from '#domain/callables/own-sessions.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { useSessionServices } from './services.ts';

/** The code that would have asked could not be fetched. */
const NETWORK = fail(appError('auth/network'));

/**
 * Returns the devices on which the person is signed in (null while the answer is awaited), the error instead of them, how
 * to ask again, and how to end the sessions on the other devices with the present password.
 */
export function useOwnSessions() {
  const { ownSessions, endOtherSessions } = useSessionServices();
  const [answer, setAnswer] = useState<Result<readonly OwnSession[]> | null>(null);
  const ask = useCallback(() => ownSessions().catch(() => NETWORK), [ownSessions]);
  useEffect(() => {
    let isGone = false;
    void ask().then((found) => {
      if (!isGone) setAnswer(found);
    });
    return () => {
      isGone = true;
    };
  }, [ask]);

  const retry = async () => {
    setAnswer(null);
    setAnswer(await ask());
  };
  /** Returns the error, or null when the other sessions have ended. */
  const end = async (password: string): Promise<AppError | null> => {
    const ended = await endOtherSessions(password).catch(() => NETWORK);
    if (!ended.ok) return ended.error;
    setAnswer(await ask());
    return null;
  };
  return {
    sessions: answer?.ok === true ? answer.value : null,
    error: answer?.ok === false ? answer.error : null,
    retry,
    end,
  };
}
