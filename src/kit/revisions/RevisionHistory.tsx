import { Button, Group, Stack, Text, Timeline, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Latest } from '#data/live/latest.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import type { Revision } from './revision.ts';

/** The log as its endpoint answers: the page read last stays shown while a longer one is read. */
type LogAnswer<Entry> = {
  readonly data?: Latest<Entry> | undefined;
  readonly currentData?: Latest<Entry> | undefined;
  readonly error?: Parameters<typeof LoadFailed>[0]['error'] | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** The history of a record, the latest entry first: loading, failed, empty, offline, and older entries on demand. */
export function RevisionHistory<Entry>({
  answer,
  revisionOf,
  emptyText,
  onMore,
  ...head
}: Head & {
  readonly answer: LogAnswer<Entry>;
  readonly revisionOf: (entry: Entry) => Revision;
  readonly emptyText: string;
  /** asks for a longer page */
  readonly onMore: () => void;
}) {
  const { t } = useTranslation('lists');
  const isOnline = useSelector(selectIsOnline);
  const { error, isFetching, refetch } = answer;
  const page = answer.currentData ?? answer.data;
  return (
    <HistoryFrame {...head}>
      {page === undefined && error === undefined && <LoadingState label={t('history.loading')} count={3} />}
      {page === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {page !== undefined && !isOnline && (
        <Text fz="sm" role="status">
          {t('history.offline')}
        </Text>
      )}
      {page?.items.length === 0 && <Text c="dimmed">{emptyText}</Text>}
      {page !== undefined && page.items.length > 0 && <RevisionLines revisions={page.items.map(revisionOf)} />}
      {page?.hasMore === true && (
        <Button variant="default" mih={44} loading={isFetching} style={{ alignSelf: 'start' }} onClick={onMore}>
          {t('more.load')}
        </Button>
      )}
    </HistoryFrame>
  );
}

/** The history of a record that holds its own stamps: nothing is read for it. */
export function StampHistory({ revisions, ...head }: Head & { readonly revisions: readonly Revision[] }) {
  return (
    <HistoryFrame {...head}>
      <RevisionLines revisions={revisions} />
    </HistoryFrame>
  );
}

type Head = {
  readonly title: string;
  readonly order?: 2 | 3;
  readonly size?: 'h3' | 'h4' | 'h5';
  /** stands beside the title */
  readonly action?: ReactNode;
};

function HistoryFrame({ title, order = 2, size = 'h4', action, children }: Head & { readonly children: ReactNode }) {
  return (
    <Stack component="section" gap="md" aria-label={title}>
      <Group justify="space-between">
        <Title order={order} size={size}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Stack>
  );
}

function RevisionLines({ revisions }: { readonly revisions: readonly Revision[] }) {
  const { dateTime } = useFormat();
  const hasIcons = revisions.some(({ icon }) => icon !== undefined);
  return (
    <Timeline
      role="list"
      lineWidth={2}
      bulletSize={hasIcons ? 30 : 14}
      {...(hasIcons ? {} : { active: revisions.length })}
    >
      {revisions.map(({ id, at, title, byName, note, icon, changes = [], details }) => (
        <Timeline.Item key={id} role="listitem" title={title} bullet={icon}>
          <Text fz="sm" c="dimmed">
            {[dateTime(at), note, byName].filter(Boolean).join(' · ')}
          </Text>
          {changes.length > 0 && <FieldChanges changes={changes} />}
          {details}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
