import { Badge } from '@mantine/core';
import type { ComponentType } from 'react';

/** What a colour may mean; a feature maps its own states to these. */
export type StateTone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';

const COLOR: Record<StateTone, string> = {
  neutral: 'gray',
  info: 'blue',
  progress: 'blue',
  success: 'green',
  warning: 'orange',
  danger: 'red',
};

/** A state with its colour, its sign and its word: never the colour alone. */
export function StateBadge({
  tone,
  label,
  icon: Icon,
}: {
  readonly tone: StateTone;
  readonly label: string;
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;
}) {
  return (
    <Badge
      variant="light"
      color={COLOR[tone]}
      size="lg"
      radius="sm"
      tt="none"
      fw={600}
      // A narrow cell must not squeeze the word away.
      miw="max-content"
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {label}
    </Badge>
  );
}
