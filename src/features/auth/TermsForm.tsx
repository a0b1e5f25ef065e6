import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptTermsMutation } from '#data/users/users.endpoints.ts';
import { TERMS_VERSION } from '#domain/users/terms.ts';
import type { User } from '#domain/users/user.ts';
import { TermsFields, useTermsAgreement } from '#features/terms/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useSignOut } from '#state/session/use-session.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';
import { asAppError } from '#domain/errors/as-app-error.ts';

/**
 * The terms in force, to be read to their end and accepted; a person who had accepted older ones learns that they
 * changed.
 */
export function TermsForm({ user }: { readonly user: User }) {
  const { t } = useTranslation('terms');
  const messageOf = useErrorMessage();
  const signOut = useSignOut();
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  const agreement = useTermsAgreement();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (agreement.check()) void accept({ userId: user.userId });
  };

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-labelledby="auth-title">
      <header>
        <h1 id="auth-title">{t('title')}</h1>
        <p>{t('version', { version: TERMS_VERSION })}</p>
        <p>{user.eula > 0 ? t('changed', { version: user.eula }) : t('intro')}</p>
      </header>
      {error !== undefined && <Message tone="error">{messageOf(asAppError(error))}</Message>}
      <TermsFields value={agreement} />
      <Button type="submit" fullWidth loading={isLoading}>
        {t('submit')}
      </Button>
      <button type="button" className={classes['link']} onClick={() => void signOut()}>
        {t('refuse')}
      </button>
    </form>
  );
}
