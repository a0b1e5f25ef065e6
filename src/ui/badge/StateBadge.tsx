import type { ComponentType } from 'react';
import { ShortInRow } from '../table/ShortInRow.tsx';
import classes from './StateBadge.module.css';

/** The meanings of a colour; a feature maps its own states to these. */
export type StateTone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';

const COLOR: Record<StateTone, string> = {
  neutral: 'gray',
  info: 'blue',
  progress: 'blue',
  success: 'green',
  warning: 'orange',
  danger: 'red',
};
const LOOK = Object.fromEntries(
  Object.entries(COLOR).map(([tone, color]) => [
    tone,
    { background: `var(--mantine-color-${color}-light)`, color: `var(--mantine-color-${color}-light-color)` },
  ]),
);

/**
 * A state with its colour, its sign and its word: never the colour alone. Plain elements that look like Mantine's
 * badge, because a scrolled list draws thirty of them in a frame.
 */
export function StateBadge({
  tone,
  label,
  icon: Icon,
  isSignInRow = false,
}: {
  readonly tone: StateTone;
  readonly label: string;
  /** in a row of a table, where other badges stand beside it, the sign alone is shown */
  readonly isSignInRow?: boolean;
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
}) {
  return (
    <span className={classes['badge']} style={LOOK[tone]} {...(isSignInRow ? { title: label } : {})}>
      <Icon size={14} stroke={2} aria-hidden />
      {isSignInRow ? <ShortInRow text={label} /> : label}
    </span>
  );
}
