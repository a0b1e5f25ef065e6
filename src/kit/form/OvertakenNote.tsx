import { Alert, Button, Stack } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Somebody else saved meanwhile: what is typed stays, and is saved on top of theirs once the person says so. */
export function OvertakenNote({
  message,
  takeOverLabel,
  onTakeOver,
  children,
}: {
  readonly message: string;
  readonly takeOverLabel: string;
  readonly onTakeOver: () => void;
  /** what is stored now, where the fields do not tell it */
  readonly children?: ReactNode;
}) {
  return (
    <Alert role="alert" color="orange" icon={<IconRefreshAlert size={18} aria-hidden />}>
      <Stack gap="sm" align="start">
        {message}
        {children}
        <Button variant="light" onClick={onTakeOver}>
          {takeOverLabel}
        </Button>
      </Stack>
    </Alert>
  );
}
