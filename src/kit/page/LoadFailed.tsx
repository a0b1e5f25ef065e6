import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Something could not be read: what, if `what` names it, why, and a way to try again. */
export function LoadFailed({
  error,
  what,
  isWholePage = false,
  onRetry,
}: {
  readonly error: AppError | SerializedError;
  /** the sentence of the catalogue that says what could not be read */
  readonly what?: ErrorCode;
  /** where it is all that a screen shows: its sentence is then the title of the page */
  readonly isWholePage?: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['words', 'common']);
  const messageOf = useErrorMessage();
  return (
    <ErrorState
      title={what === undefined ? t('loadFailed') : messageOf(appError(what))}
      message={messageOf(queryError(error))}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
      headingOrder={isWholePage ? 1 : 2}
    />
  );
}
