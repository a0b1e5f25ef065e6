import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryRun } from '#data/automations/automation-lists.ts';
import { useAutomationQuery, useMissedRunsQuery } from '#data/automations/automations.endpoints.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

const DAYS = 7;

/** The runs of automations that were missed in the last seven days, each with the way to its history. */
export function MissedRuns({ hrefOf }: { readonly hrefOf: (templateId: string) => string }) {
  const { t } = useTranslation('automations');
  const { zooId } = useActor();
  const sinceMs = addDays(startOfDay(useNow(), ZONE), -DAYS, ZONE);
  const { data, error, refetch } = useMissedRunsQuery({ zooId, sinceMs });
  if (data === undefined && error !== undefined)
    return <LoadFailed error={error} what="automation/load-failed" onRetry={() => void refetch()} />;
  if (data === undefined || data.items.length === 0)
    return (
      <Text c="dimmed" fz="sm" mih={44} data-coming={data === undefined || undefined}>
        {data === undefined ? '…' : t('missed.none')}
      </Text>
    );
  return (
    <>
      {data.items.map((run) => (
        <MissedRun key={run.runId} run={run} href={`${hrefOf(run.templateId)}&part=history`} />
      ))}
      {data.hasMore && (
        <Text fz="sm" c="dimmed">
          {t('missed.more', { shown: data.items.length })}
        </Text>
      )}
    </>
  );
}

function MissedRun({ run, href }: { readonly run: HistoryRun; readonly href: string }) {
  const { t } = useTranslation('automations');
  const { dateTime } = useFormat();
  const { zooId, templateId } = run;
  const { data: automation, error } = useAutomationQuery({ zooId, templateId });
  return (
    <Group justify="space-between" gap="sm" mih={44}>
      <Anchor component={Link} to={href} fz="sm" fw={600} py={10}>
        {automation?.name ?? (error === undefined ? '…' : t('missed.gone'))}
      </Anchor>
      <Text fz="sm" c="dimmed">
        {dateTime(run.scheduledForUnix)}
      </Text>
    </Group>
  );
}
