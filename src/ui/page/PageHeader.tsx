import { Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

/** The head of a page: its one title, its subject, and its primary action. It also names the browser's tab. */
export function PageHeader({
  title,
  subtitle,
  media,
  action,
}: {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** picture of the subject (an animal, an enclosure), left of the title */
  readonly media?: ReactNode;
  readonly action?: ReactNode;
}) {
  useDocumentTitle(`${title} · Enclos`);
  return (
    <Group component="header" justify="space-between" align="center" gap="xs" mb="sm">
      <Group gap="md" wrap="nowrap" miw={0} flex="1 1 16rem">
        {media}
        <Stack gap={2} miw={0} className={classes['words'] ?? ''}>
          <Title order={1}>{title}</Title>
          {subtitle !== undefined && (
            <Text component="div" c="dimmed" fz="sm">
              {subtitle}
            </Text>
          )}
        </Stack>
      </Group>
      {action !== undefined && (
        <Group gap="xs" className={classes['actions'] ?? ''}>
          {action}
        </Group>
      )}
    </Group>
  );
}
