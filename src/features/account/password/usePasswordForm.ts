import { useRef, useState, type FormEvent } from 'react';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useNewPassword } from '#features/password/index.ts';
import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { usePasswordServices } from './services.ts';

/** Returns the form of one's password. The three fields are emptied when it is changed, and only then. */
export function usePasswordForm() {
  const { actor } = useReadySession();
  const { changePassword } = usePasswordServices();
  const chosen = useNewPassword();
  const [current, setCurrent] = useState('');
  const [currentError, setCurrentError] = useState<AppError | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  useUnsavedGuard(current !== '' || chosen.password !== '' || chosen.confirmation !== '');

  const pointAtCurrent = (error: AppError) => {
    setCurrentError(error);
    currentField.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setCurrentError(null);
    setFailure(null);
    setIsDone(false);
    const next = chosen.check();
    // Both are looked at, so that all that is wrong is told at once; the first one has the focus.
    if (current === '') return pointAtCurrent(appError('password/mandatory'));
    if (next === null) return;
    if (isBoundByDemo(actor)) return setFailure(appError('demo/unauthorized-action'));
    setIsSaving(true);
    const answer = await changePassword(current, next).catch(() => ({ ok: false, error: NETWORK }) as const);
    setIsSaving(false);
    if (answer.ok) {
      setCurrent('');
      chosen.clear();
      return setIsDone(true);
    }
    const { error } = answer;
    if (error.code === 'password/current-wrong') return pointAtCurrent(error);
    if (error.code === 'password/too-short') return chosen.point({ field: 'password', error });
    return setFailure(error);
  };
  return { current, currentError, currentField, chosen, failure, isSaving, isDone, setCurrent, submit };
}

/** The code that would have asked could not even be fetched. */
const NETWORK: AppError = appError('auth/network');
