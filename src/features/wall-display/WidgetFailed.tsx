import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** The content could not be read: why, and a way to try again. */
export function WidgetFailed({
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
      title={t('loadFailedTitle')}
      message={errorMessage(queryError(error))}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
