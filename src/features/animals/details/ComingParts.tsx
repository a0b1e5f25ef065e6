import { List, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ComingParts.module.css';

/** A tab whose data do not exist yet: its future content, the data it needs, and the facts known by now. */
export function ComingParts({
  title,
  message,
  parts,
  children,
}: {
  readonly title: string;
  readonly message: string;
  readonly parts: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <Stack gap="lg">
      {children}
      <section className={classes['coming']}>
        <ThemeIcon variant="light" color="gray" size={48} radius="xl" aria-hidden>
          <IconHourglass size={26} stroke={1.5} />
        </ThemeIcon>
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed" mb="xs">
            {message}
          </Text>
          <List spacing={4} fz="sm">
            {parts.map((part) => (
              <List.Item key={part}>{part}</List.Item>
            ))}
          </List>
        </div>
      </section>
    </Stack>
  );
}
