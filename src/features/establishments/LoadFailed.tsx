import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Something could not be read: why, and a way to try again. */
export function LoadFailed({
  error,
  onRetry,
}: {
  readonly error: AppError | SerializedError;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  return (
    <ErrorState
      title={t('loadFailedTitle')}
      message={messageOf(queryError(error))}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
