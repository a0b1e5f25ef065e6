import { useRef, useState, type FormEvent } from 'react';
import { useChangeNamesMutation } from '#data/users/users.endpoints.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { checkNames, type ProfileErrors, type ProfileNames, tidyNames } from '#domain/users/check-profile.ts';
import { useUnsavedGuard } from '#kit/form/useUnsavedGuard.ts';
import { selectWaitingWrites } from '#state/connection/connection.slice.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/** Returns the form of one's names. What was typed stays until it is saved or given up, whatever the server answers. */
export function useNamesForm() {
  const { user, actor } = useReadySession();
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaitingWrites);
  const [changeNames, { isLoading: isSaving }] = useChangeNamesMutation();
  const [touched, setTouched] = useState<Partial<ProfileNames>>({});
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [wasSaved, setWasSaved] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const lastField = useRef<HTMLInputElement>(null);

  const stored = { userFirstname: user.userFirstname, userLastname: user.userLastname };
  const typed: ProfileNames = { ...stored, ...touched };
  const tidy = tidyNames(typed);
  const isChanged = tidy.userFirstname !== stored.userFirstname || tidy.userLastname !== stored.userLastname;
  useUnsavedGuard(isChanged);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || !isChanged) return;
    const found = checkNames(typed);
    setErrors(found);
    setFailure(null);
    if (found.userFirstname !== undefined) return firstField.current?.focus();
    if (found.userLastname !== undefined) return lastField.current?.focus();
    // Told at once; the server would refuse it all the same.
    if (isBoundByDemo(actor)) return setFailure(appError('demo/unauthorized-action'));
    const answer = await changeNames({ userId: user.userId, names: tidy });
    // A refusal is told by a notice; the names stay in their fields.
    if (answer.error !== undefined) return undefined;
    setWasSaved(true);
    dispatch(noticeRaised({ kind: 'success', messageKey: 'account:values.notice.saved' }));
    return undefined;
  };
  return {
    typed,
    errors,
    failure,
    isChanged,
    isSaving,
    /** saved here, and not yet on the server */
    isWaiting: wasSaved && waiting > 0,
    firstField,
    lastField,
    submit,
    change: (difference: Partial<ProfileNames>) => setTouched((now) => ({ ...now, ...difference })),
    undo: () => {
      setTouched({});
      setErrors({});
      setFailure(null);
    },
  };
}
