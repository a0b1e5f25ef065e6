import { IconMapQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

/** The address names nothing that exists for this person. */
export function NotFoundState({
  title,
  message,
  action,
  headingOrder = 2,
}: {
  readonly title: string;
  readonly message?: ReactNode;
  readonly action?: ReactNode;
  /** 1 if the screen shows nothing else */
  readonly headingOrder?: 1 | 2;
}) {
  return (
    <StateFrame
      icon={<IconMapQuestion size={32} stroke={1.5} />}
      color="yellow"
      title={title}
      message={message}
      role="status"
      headingOrder={headingOrder}
    >
      {action}
    </StateFrame>
  );
}
