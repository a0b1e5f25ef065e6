import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Information } from '#domain/information/information.ts';
import { Markdown } from '#ui/markdown/Markdown.tsx';
import { TypeBadge } from '../TypeBadge.tsx';
import classes from './InformationCard.module.css';

/** An information for its readers; an urgent one is an alert. */
export function InformationCard({
  information,
  footnote,
  children,
  isPreview = false,
}: {
  readonly information: Pick<Information, 'title' | 'content' | 'type'>;
  readonly footnote?: string;
  /** the reader's buttons */
  readonly children?: ReactNode;
  /** a preview is not read out by screen readers */
  readonly isPreview?: boolean;
}) {
  const { title, content, type } = information;
  const titleId = useId();
  const alert = type === 'urgent' && !isPreview;
  return (
    <Paper
      component="article"
      aria-labelledby={titleId}
      withBorder
      p="md"
      className={classes['card'] ?? ''}
      data-type={type}
    >
      <Stack gap="xs">
        <div {...(alert ? { role: 'alert' } : {})}>
          <Group gap="sm" mb={4}>
            <TypeBadge type={type} />
            <Title order={3} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
          </Group>
          <Markdown text={content} />
        </div>
        {footnote !== undefined && (
          <Text fz="xs" c="dimmed">
            {footnote}
          </Text>
        )}
        {children}
      </Stack>
    </Paper>
  );
}
