import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

/** What failed, in the catalogue's words, and a way to try again. */
export function ErrorState({
  title,
  message,
  retryLabel,
  onRetry,
  children,
}: {
  readonly title: string;
  readonly message?: ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <StateFrame icon={<IconCloudOff size={32} stroke={1.5} />} color="red" title={title} message={message} role="alert">
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </StateFrame>
  );
}
