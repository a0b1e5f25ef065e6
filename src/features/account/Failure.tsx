import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

/** Why a form as a whole was refused; nothing when it was not. */
export function Failure({ error }: { readonly error: AppError | null }) {
  const messageOf = useErrorMessage();
  if (error === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {messageOf(error)}
    </Alert>
  );
}
