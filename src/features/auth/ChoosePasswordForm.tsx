import { Button, PasswordInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivateAccountMutation } from '#data/callables/accounts.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { isErrorCode } from '#domain/errors/catalogue.ts';
import { checkNewPassword, PASSWORD_MIN_LENGTH, type PasswordFieldError } from '#domain/users/password.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useSignOut } from '#state/session/use-session.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { passwordStrength } from '#domain/users/password-strength.ts';

/** A pending person replaces the temporary password by their own. */
export function ChoosePasswordForm({
  user,
  temporary,
}: {
  readonly user: User;
  /** just typed on this page; unknown after a reload, when the server alone compares */
  readonly temporary: string | null;
}) {
  const { t } = useTranslation('auth');
  const messageOf = useErrorMessage();
  const signOut = useSignOut();
  const [activate, { isLoading }] = useActivateAccountMutation();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState<PasswordFieldError | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  useEffect(() => passwordField.current?.focus(), []);

  const point = (error: PasswordFieldError) => {
    setWrong(error);
    (error.field === 'password' ? passwordField : confirmationField).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setWrong(null);
    setFailure(null);
    const checked = checkNewPassword({ password, confirmation, ...(temporary === null ? {} : { temporary }) });
    if (!checked.ok) return point(checked.error);
    const answer = await activate({ newPassword: checked.value });
    if (answer.error === undefined) return undefined;
    const error = asAppError(answer.error);
    if (error.code === 'password/too-short' || error.code === 'password/same-as-temporary')
      return point({ field: 'password', error });
    setFailure(error);
    return undefined;
  };

  const strength = passwordStrength(password);
  const errorAt = (field: PasswordFieldError['field']) => (wrong?.field === field ? messageOf(wrong.error) : null);
  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('choose.title')}</h1>
        <p>{t('choose.text', { name: user.userFirstname || displayName(user) })}</p>
      </header>
      {failure !== null && <Message tone="error">{messageOf(failure)}</Message>}
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.userMail} readOnly hidden />
      <PasswordInput
        ref={passwordField}
        name="new-password"
        autoComplete="new-password"
        required
        withAsterisk={false}
        label={t('choose.password')}
        description={t('choose.rule', { count: PASSWORD_MIN_LENGTH })}
        value={password}
        error={errorAt('password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      />
      {password !== '' && (
        <div>
          <div className={classes['strength']} data-level={strength} aria-hidden>
            <span />
            <span />
            <span />
          </div>
          <p className={classes['quiet']} role="status">
            {t('choose.strength', { level: t(`values.strength.${strength}`) })}
          </p>
        </div>
      )}
      <PasswordInput
        ref={confirmationField}
        name="confirmation"
        autoComplete="new-password"
        required
        withAsterisk={false}
        label={t('choose.confirmation')}
        value={confirmation}
        error={errorAt('confirmation')}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      />
      <Button type="submit" fullWidth loading={isLoading}>
        {t('choose.submit')}
      </Button>
      <button type="button" className={classes['link']} onClick={() => void signOut()}>
        {t('otherAccount')}
      </button>
    </form>
  );
}

function asAppError(error: unknown): AppError {
  const isOurs = typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
  return isOurs ? (error as AppError) : { code: 'generic/something-went-wrong' };
}
