import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { signInAgain, useSignOut } from '#state/session/use-session.ts';
import classes from './forms.module.css';
import { Message } from './Message.tsx';

const PASSING: readonly ErrorCode[] = [
  'generic/offline',
  'generic/not-connected',
  'generic/load-failed',
  'generic/loading-error',
];

/**
 * The step of a person whose account opens nothing: the reason, another try or another sign-in where that may help, and
 * signing out.
 * `mayPass` is true for a reason that is not the account's.
 */
export function RefusedStep({
  reason,
  mayPass = PASSING.includes(reason),
}: {
  readonly reason: ErrorCode;
  readonly mayPass?: boolean;
}) {
  const { t } = useTranslation(['arrival', 'auth', 'common']);
  const messageOf = useErrorMessage();
  const signOut = useSignOut();
  return (
    <div className={classes['form']}>
      <header>
        <h1>{t('arrival:refused.title')}</h1>
      </header>
      <Message tone="error">{messageOf({ code: reason })}</Message>
      {mayPass && (
        <Button fullWidth onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      )}
      {reason === 'auth/session-expired' && (
        <Button fullWidth onClick={() => void signInAgain()}>
          {t('arrival:refused.again')}
        </Button>
      )}
      <Button variant="default" fullWidth onClick={() => void signOut()}>
        {t('auth:otherAccount')}
      </Button>
    </div>
  );
}
