import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Why a form as a whole was refused, and what can be done about it; nothing when it was not. */
export function FormFailure({ message, children }: { readonly message: string | null; readonly children?: ReactNode }) {
  if (message === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {message}
      {children}
    </Alert>
  );
}
