import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

/** A failure in the words of the catalogue, and a way to try again. */
export function ErrorState({
  title,
  message,
  retryLabel,
  onRetry,
  headingOrder = 2,
  children,
}: {
  readonly title: string;
  readonly message?: ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** 1 if the screen shows nothing else */
  readonly headingOrder?: 1 | 2;
  readonly children?: ReactNode;
}) {
  return (
    <StateFrame
      icon={<IconCloudOff size={32} stroke={1.5} />}
      color="red"
      title={title}
      message={message}
      role="alert"
      headingOrder={headingOrder}
    >
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </StateFrame>
  );
}
