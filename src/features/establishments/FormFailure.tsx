import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** The reason why a form as a whole was refused; nothing without one. */
export function FormFailure({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {message}
    </Alert>
  );
}
