import { Drawer, Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** One record of a list, or its filters, in a drawer beside it. */
export function SideDrawer({
  isOpen,
  title,
  closeLabel,
  size = 'lg',
  onClose,
  children,
}: {
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly size?: 'sm' | 'lg' | 'xl';
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={size}>
      <Drawer.Overlay />
      <Drawer.Content style={{ '--enclos-tab-ground': 'var(--mantine-color-body)' }}>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <Group justify="space-between" wrap="nowrap" px="md" py="xs">
          <Drawer.Title fw={650}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} iconSize={22} />
        </Group>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
