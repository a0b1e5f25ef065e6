import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

/** Why a form as a whole was refused, and what can be done about it; nothing when it was not. */
export function FormFailure({
  message,
  children,
}: {
  readonly message: string | AppError | null;
  readonly children?: ReactNode;
}) {
  const messageOf = useErrorMessage();
  if (message === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {typeof message === 'string' ? message : messageOf(message)}
      {children}
    </Alert>
  );
}
