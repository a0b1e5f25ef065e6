import { IconLeaf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

const LEAF = <IconLeaf size={32} stroke={1.5} />;

/** The state without content: the reason, and the action that fills the place. */
export function EmptyState({
  title,
  message,
  icon = LEAF,
  action,
}: {
  readonly title: string;
  readonly message?: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <StateFrame icon={icon} color="gray" title={title} message={message}>
      {action}
    </StateFrame>
  );
}
