import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** People could not be read: that it is they, why, and a way to try again. */
export function PeopleFailed({
  error,
  onRetry,
}: {
  readonly error: AppError | SerializedError;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('common');
  const errorMessage = useErrorMessage();
  return (
    <ErrorState
      title={errorMessage(appError('user/load-failed'))}
      message={errorMessage(queryError(error))}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
