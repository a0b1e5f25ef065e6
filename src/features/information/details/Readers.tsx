import { List, SimpleGrid, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInformationReadersQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { readingOf } from '#domain/information/reading.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useReach } from '../useReach.ts';

/** The people who have confirmed an information, and those who have not. */
export function Readers({ information }: { readonly information: Information }) {
  const { t } = useTranslation('information');
  const { dateTime, number } = useFormat();
  const { isKnown, hasFailed, reached, nameOf } = useReach();
  const { data, error, refetch } = useInformationReadersQuery(information.informationId);
  const called = (userId: string) => nameOf(userId) || t('recipients.unknown');
  if (data === undefined && error !== undefined)
    return <LoadFailed error={error} what="information/load-failed" onRetry={() => void refetch()} />;
  if (data === undefined || !(isKnown || hasFailed)) return <LoadingState label={t('loading')} count={2} />;
  const { confirmed, unconfirmed } = readingOf(reached(information.recipients), data.confirmations);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <People title={t('details.missing', { number: number(unconfirmed.length) })}>
        {unconfirmed.map((userId) => (
          <List.Item key={userId}>{called(userId)}</List.Item>
        ))}
      </People>
      <People title={t('details.readers', { number: number(confirmed.length) })}>
        {confirmed.map(({ userId, confirmedAtUnix }) => (
          <List.Item key={userId}>
            {called(userId)}
            <Text fz="xs" c="dimmed">
              {dateTime(confirmedAtUnix)}
            </Text>
          </List.Item>
        ))}
      </People>
    </SimpleGrid>
  );
}

function People({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const { t } = useTranslation(['information', 'words']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} fz="sm" mb={4} id={titleId}>
        {title}
      </Title>
      {children.length === 0 ? (
        <Text fz="sm" c="dimmed">
          {t('words:nobody')}
        </Text>
      ) : (
        <List fz="sm" spacing={4}>
          {children}
        </List>
      )}
    </section>
  );
}
