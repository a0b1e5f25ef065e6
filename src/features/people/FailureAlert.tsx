import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

/** What failed, above the form it belongs to. */
export function FailureAlert({ error }: { readonly error: AppError | null }) {
  const errorMessage = useErrorMessage();
  if (error === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {errorMessage(error)}
    </Alert>
  );
}
