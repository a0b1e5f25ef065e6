import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './SubjectHead.module.css';

/** The person or record that a page is about: picture, name, facts and actions. It stays in sight and names the tab. */
export function SubjectHead({
  name,
  media,
  badges,
  facts,
  actions,
}: {
  readonly name: string;
  readonly media?: ReactNode;
  /** beside the name: its state */
  readonly badges?: ReactNode;
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
}) {
  useDocumentTitle(`${name} · Enclos`);
  return (
    <header className={classes['head']}>
      {media}
      <div className={classes['words']}>
        <Group gap="sm">
          <Title order={1} size="h2" className={classes['name'] ?? ''}>
            {name}
          </Title>
          {badges}
        </Group>
        <Text component="div" fz="sm" c="dimmed" className={classes['facts'] ?? ''}>
          {facts}
        </Text>
      </div>
      {actions}
    </header>
  );
}
