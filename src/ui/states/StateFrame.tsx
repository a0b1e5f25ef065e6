import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

/**
 * The common shape of the empty, error and not-found states: a sign, the event, the way out. If the screen shows
 * nothing else (`headingOrder` 1), it also names the browser's tab.
 */
export function StateFrame({
  icon,
  color,
  title,
  message,
  role,
  headingOrder = 2,
  children,
}: {
  readonly icon: ReactNode;
  readonly color: string;
  readonly title: string;
  readonly message?: ReactNode;
  readonly role?: 'alert' | 'status';
  readonly headingOrder?: 1 | 2 | 3;
  readonly children?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm" py={48} px="md" ta="center" {...(role === undefined ? {} : { role })}>
      {headingOrder === 1 && <TabTitle title={title} />}
      <ThemeIcon variant="light" color={color} size={64} radius="xl" aria-hidden>
        {icon}
      </ThemeIcon>
      <Title order={headingOrder} size="h3">
        {title}
      </Title>
      {message !== undefined && (
        <Text component="div" c="dimmed" maw="52ch">
          {message}
        </Text>
      )}
      {children}
    </Stack>
  );
}

function TabTitle({ title }: { readonly title: string }) {
  useDocumentTitle(`${title} · Enclos`);
  return null;
}
