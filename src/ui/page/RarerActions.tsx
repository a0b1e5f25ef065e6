import { ActionIcon, Popover, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/**
 * The actions of a page beside its primary one: buttons side by side, which a phone keeps behind one button so that the
 * list begins on the first screen.
 */
export function RarerActions({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  if (!isPhone) return children;
  return (
    <Popover position="bottom-end" trapFocus returnFocus keepMounted>
      <Popover.Target>
        <ActionIcon variant="default" size={44} aria-label={label}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
