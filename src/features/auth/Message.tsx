import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Message.module.css';

const ICONS = { error: IconAlertTriangle, info: IconInfoCircle, success: IconCircleCheck };

/** A message above a form. Errors interrupt a screen reader, the others wait their turn. */
export function Message({
  tone,
  title,
  children,
}: {
  readonly tone: 'error' | 'info' | 'success';
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div className={classes['message']} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        <p>{children}</p>
      </div>
    </div>
  );
}
