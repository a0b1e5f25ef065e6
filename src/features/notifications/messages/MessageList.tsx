import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bellMessages } from '#domain/notifications/message-order.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { useMessages } from '../useMessages.ts';
import { MessageRow } from './MessageRow.tsx';
import classes from './MessageList.module.css';

/** Messages shown at first: the tasks stand below. */
const FIRST_SHOWN = 3;

/** The person's messages, the unread ones first; each leads to its subject, and is read then. */
export function MessageList({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { unread, recent, markRead, isMarking } = useMessages();
  const messages = bellMessages(unread.data?.messages ?? [], recent.data?.messages ?? []);
  const error = recent.error ?? unread.error;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? messages : messages.slice(0, FIRST_SHOWN);
  const isUnread = messages.some(({ readAtUnix }) => readAtUnix === null);
  // Both buttons disappear when they are pressed: the focus would be nowhere, and the bell would not hear Escape.
  const section = useFocusKept<HTMLElement>();
  const retry = () => {
    for (const list of [unread, recent]) if (list.error !== undefined) void list.refetch();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="enclos-messages" className={classes['messages']}>
      <div className={classes['head']}>
        <h2 id="enclos-messages" className={classes['heading']}>
          {t('title')}
        </h2>
        {isUnread && (
          <Button variant="subtle" mih={44} loading={isMarking} onClick={() => markRead([])}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {recent.data === undefined && error === undefined && (
        <Stack gap="sm" role="status" aria-label={t('loading')}>
          {[1, 2].map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      )}
      {error !== undefined && <LoadFailed error={error} what="notification/load-failed" onRetry={retry} />}
      {recent.data !== undefined && error === undefined && messages.length === 0 && (
        <Text c="dimmed" ta="center" py="sm">
          {t('empty')}
        </Text>
      )}
      {messages.length > 0 && (
        <ul className={classes['list']}>
          {shown.map((message) => (
            <li key={message.notificationId}>
              <MessageRow message={message} onOpen={markRead} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      {messages.length > shown.length && (
        <Button variant="subtle" fullWidth mih={44} onClick={() => setIsWhole(true)}>
          {t('showAll', { count: messages.length })}
        </Button>
      )}
    </section>
  );
}
