import { Button, Group, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';

/** The line above a list: search and filters at the start, what they left over at the end. */
export function FilterBar({
  label,
  children,
  summary,
  clearLabel,
  onClear,
}: {
  /** spoken name of the group */
  readonly label: string;
  readonly children: ReactNode;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary?: string;
  readonly clearLabel?: string;
  /** absent when no filter is set */
  readonly onClear?: () => void;
}) {
  return (
    <Group className={classes['bar'] ?? ''} role="search" aria-label={label} gap="sm" mb="md" align="center">
      {children}
      {onClear !== undefined && clearLabel !== undefined && (
        <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={onClear}>
          {clearLabel}
        </Button>
      )}
      <Text c="dimmed" fz="sm" ms="auto" aria-live="polite">
        {summary}
      </Text>
    </Group>
  );
}
