import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Why a form as a whole was refused; nothing when it was not. */
export function FormFailure({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {message}
    </Alert>
  );
}
