import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import classes from '../forms.module.css';
import { Message } from '../Message.tsx';

/** The page of an invitation that opens nothing, or could not be read: the reason, and the way out. */
export function InvitationProblem({
  error,
  onRetry,
}: {
  readonly error: AppError;
  /** null when another try cannot help */
  readonly onRetry: (() => void) | null;
}) {
  const { t } = useTranslation(['arrival', 'common']);
  const messageOf = useErrorMessage();
  return (
    <div className={classes['form']}>
      <header>
        <h1>{t('arrival:register.problem.title')}</h1>
      </header>
      <Message tone="error">{messageOf(error)}</Message>
      {onRetry !== null && (
        <Button fullWidth onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      <Button component={Link} to="/login" variant={onRetry === null ? 'filled' : 'default'} fullWidth>
        {t('arrival:register.toSignIn')}
      </Button>
    </div>
  );
}
