import { Button } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { NewPasswordFields, useNewPassword } from '#features/password/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useSignOut } from '#state/session/use-session.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { useSignInServices } from './services.ts';

/** The form in which a pending person replaces the temporary password by their own. */
export function ChoosePasswordForm({
  user,
  temporary,
}: {
  readonly user: User;
  /** just typed on this page; unknown after a reload, when the server alone compares */
  readonly temporary: string | null;
}) {
  const { t } = useTranslation(['arrival', 'auth']);
  const messageOf = useErrorMessage();
  const signOut = useSignOut();
  const { choosePassword } = useSignInServices();
  const chosen = useNewPassword(temporary);
  const { passwordField } = chosen;
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => passwordField.current?.focus(), [passwordField]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setFailure(null);
    const password = chosen.check();
    if (password === null) return;
    setIsSaving(true);
    const answer = await choosePassword(password).catch(() => ({ ok: false, error: NETWORK }) as const);
    // The session follows the account, which is active now: the page goes on by itself.
    if (answer.ok) return;
    setIsSaving(false);
    if (AT_FIELD.includes(answer.error.code)) chosen.point({ field: 'password', error: answer.error });
    else setFailure(answer.error);
  };

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('arrival:choose.title')}</h1>
        <p>{t('arrival:choose.text', { name: user.userFirstname || displayName(user) })}</p>
      </header>
      {failure !== null && <Message tone="error">{messageOf(failure)}</Message>}
      {/* For password managers: the account of this password. */}
      <input type="text" name="username" autoComplete="username" value={user.userMail} readOnly hidden />
      <NewPasswordFields value={chosen} />
      <Button type="submit" fullWidth loading={isSaving}>
        {t('arrival:choose.submit')}
      </Button>
      <button type="button" className={classes['link']} onClick={() => void signOut()}>
        {t('auth:otherAccount')}
      </button>
    </form>
  );
}

/** The code of the call could not even be loaded. */
const NETWORK: AppError = { code: 'auth/network' };
const AT_FIELD: readonly string[] = ['password/too-short', 'password/same-as-temporary'];
