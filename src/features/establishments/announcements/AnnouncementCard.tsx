import { Paper, Text, Title } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './AnnouncementCard.module.css';

/** An announcement as its readers see it. */
export function AnnouncementCard({
  title,
  message,
  footnote,
  children,
}: {
  readonly title: string;
  readonly message: string;
  /** the end of its period, and its author */
  readonly footnote?: string;
  /** the reader's buttons */
  readonly children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <Paper component="article" aria-labelledby={titleId} withBorder p="md" className={classes['card'] ?? ''}>
      <IconSpeakerphone size={22} stroke={1.6} aria-hidden className={classes['sign'] ?? ''} />
      <div className={classes['text']}>
        <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <AnnouncementText message={message} />
        {footnote !== undefined && (
          <Text fz="xs" c="dimmed">
            {footnote}
          </Text>
        )}
        {children}
      </div>
    </Paper>
  );
}

/** The message as it was typed: plain text with its line breaks, never markup. */
function AnnouncementText({ message }: { readonly message: string }) {
  return (
    <Text fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {message}
    </Text>
  );
}
