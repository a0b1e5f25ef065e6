import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { checkCredentials, type CredentialErrors } from './check-credentials.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { useSignInServices } from './services.ts';

/** Address and password. Typed text stays after a failure. */
export function SignInForm({
  email,
  onEmailChange,
  notice,
  isOpening,
  onSignedIn,
  onForgotten,
}: {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** the reason why the person is here again, until they try */
  readonly notice: AppError | null;
  /** signed in, and the workspace is loading */
  readonly isOpening: boolean;
  readonly onSignedIn: (password: string) => void;
  readonly onForgotten: () => void;
}) {
  const { t } = useTranslation(['auth', 'common']);
  const messageOf = useErrorMessage();
  const { signIn } = useSignInServices();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTrying || isOpening) return;
    const found = checkCredentials(email, password);
    setErrors(found);
    setFailure(null);
    setHasTried(true);
    if (found.email !== undefined) return emailField.current?.focus();
    if (found.password !== undefined) return passwordField.current?.focus();

    setIsTrying(true);
    const result = await signIn(email.trim(), password).catch(() => ({ ok: false, error: NETWORK }) as const);
    setIsTrying(false);
    if (result.ok) return onSignedIn(password);
    if (result.error.code === 'auth/email-invalid') {
      setErrors({ email: result.error });
      return emailField.current?.focus();
    }
    setFailure(result.error);
    passwordField.current?.focus();
    passwordField.current?.select();
    return undefined;
  };

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('signIn.title')}</h1>
        <p>{t('signIn.welcome')}</p>
      </header>
      {failure !== null && <Message tone="error">{messageOf(failure)}</Message>}
      {notice !== null && !hasTried && <Message tone="info">{messageOf(notice)}</Message>}
      <TextInput
        ref={emailField}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        label={t('signIn.email')}
        value={email}
        error={errors.email === undefined ? null : messageOf(errors.email)}
        onChange={(event) => onEmailChange(event.currentTarget.value)}
      />
      <PasswordInput
        ref={passwordField}
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={t('signIn.password')}
        value={password}
        error={errors.password === undefined ? null : messageOf(errors.password)}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      />
      <Button type="submit" fullWidth loading={isTrying || isOpening}>
        {t('signIn.submit')}
      </Button>
      <p role="status" className={classes['quiet']}>
        {isOpening ? t('common:opening') : ''}
      </p>
      <button type="button" className={classes['link']} onClick={onForgotten}>
        {t('signIn.forgotten')}
      </button>
      <p className={classes['quiet']}>{t('signIn.noAccount')}</p>
    </form>
  );
}

/** The code of the call could not even be loaded. */
const NETWORK: AppError = { code: 'auth/network' };
