import { useState, type FormEvent } from 'react';
import { appError } from '#domain/errors/app-error.ts';
import { useNewPassword } from '#features/password/index.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';
import { CURRENT } from './CurrentPasswordField.tsx';
import { usePasswordServices } from './services.ts';

/** Returns the form of one's password. The three fields are emptied when it is changed, and only then. */
export function usePasswordForm() {
  const demo = useDemoError();
  const { changePassword } = usePasswordServices();
  const chosen = useNewPassword();
  const errors = useFormErrors([CURRENT] as const);
  const [current, setCurrent] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [isDone, setIsDone] = useState(false);
  useUnsavedGuard(current !== '' || chosen.password !== '' || chosen.confirmation !== '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    setIsDone(false);
    // Both are checked, so that all faults are told at once; the focus goes to the first one.
    const next = chosen.check();
    const isMissing = errors.show(current === '' ? { [CURRENT]: appError('password/mandatory') } : {}, form);
    if (isMissing || next === null) return;
    if (demo !== null) return errors.refuse(demo);
    setIsSaving(true);
    const answer = await changePassword(current, next).catch(() => ({ ok: false, error: NETWORK }) as const);
    setIsSaving(false);
    if (answer.ok) {
      setCurrent('');
      chosen.clear();
      return setIsDone(true);
    }
    const { error } = answer;
    if (error.code === 'password/current-wrong') return void errors.show({ [CURRENT]: error }, form);
    if (error.code === 'password/too-short') return chosen.point({ field: 'password', error });
    return errors.refuse(error, form);
  };
  return { current, errors, chosen, isSaving, isDone, setCurrent, submit };
}

/** The code that would have asked could not be fetched. */
const NETWORK = appError('auth/network');
