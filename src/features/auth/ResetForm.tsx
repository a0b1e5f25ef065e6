import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { checkEmail } from './check-credentials.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { useSignInServices } from './services.ts';

/** Asks for the message by which a new password is chosen; the answer never shows whether the account exists. */
export function ResetForm({
  email,
  onEmailChange,
  onBack,
}: {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('auth');
  const messageOf = useErrorMessage();
  const { sendPasswordReset } = useSignInServices();
  const [fieldError, setFieldError] = useState<AppError | undefined>();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = checkEmail(email);
    setFieldError(wrong);
    setFailure(null);
    if (wrong !== undefined) return field.current?.focus();
    setIsSending(true);
    const result = await sendPasswordReset(email.trim()).catch(() => ({ ok: false, error: FAILED }) as const);
    setIsSending(false);
    if (result.ok) setSentTo(email.trim());
    else setFailure(result.error);
    return undefined;
  };

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('reset.title')}</h1>
        {sentTo === null && <p>{t('reset.text')}</p>}
      </header>
      {failure !== null && <Message tone="error">{messageOf(failure)}</Message>}
      {sentTo === null ? (
        <>
          <TextInput
            ref={field}
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
            error={fieldError === undefined ? null : messageOf(fieldError)}
            onChange={(event) => onEmailChange(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={isSending}>
            {t('reset.submit')}
          </Button>
        </>
      ) : (
        <Message tone="success" title={t('reset.sentTitle')}>
          {t('reset.sentText', { email: sentTo })}
        </Message>
      )}
      <button type="button" className={classes['link']} onClick={onBack}>
        {t('reset.back')}
      </button>
    </form>
  );
}

const FAILED: AppError = { code: 'auth/network' };
