import { Anchor, Group, Stack, Text } from '@mantine/core';
import {
  IconArchive,
  IconCheck,
  IconCircle,
  IconCircleX,
  IconClockX,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HISTORY_LENGTH, type HistoryRun } from '#data/automations/automation-lists.ts';
import { useAutomationHistoryQuery } from '#data/automations/automations.endpoints.ts';
import type { RunStatus, TaskTemplate } from '#domain/tasks/task-template.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

const LOOK: Record<RunStatus, readonly [StateTone, typeof IconCheck]> = {
  OPEN: ['neutral', IconCircle],
  ACTIVE: ['neutral', IconCircle],
  IN_PROGRESS: ['progress', IconPlayerPlay],
  DONE: ['success', IconCheck],
  DELETED: ['neutral', IconCircleX],
  ARCHIVED: ['neutral', IconArchive],
  MISSED: ['danger', IconClockX],
  SKIPPED: ['warning', IconPlayerSkipForward],
};

/** The latest occurrences of an automation, newest first, each with its task where it has one. */
export function AutomationHistory({ automation }: { readonly automation: TaskTemplate }) {
  const { t } = useTranslation('automations');
  const { zooId, templateId } = automation;
  const { data, error, refetch } = useAutomationHistoryQuery({ zooId, templateId });
  if (error !== undefined && data === undefined)
    return <LoadFailed error={error} what="automation/load-failed" onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState label={t('history.loading')} count={5} />;
  if (data.items.length === 0) return <EmptyState title={t('history.empty')} message={t('history.emptyText')} />;
  return (
    <Stack gap="xs">
      <Stack component="ol" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('values.part.history')}>
        {data.items.map((run) => (
          <RunLine key={run.runId} run={run} />
        ))}
      </Stack>
      <Text fz="sm" c="dimmed">
        {data.hasMore ? t('history.cut', { count: HISTORY_LENGTH }) : t('history.all')}
      </Text>
    </Stack>
  );
}

function RunLine({ run }: { readonly run: HistoryRun }) {
  const { t } = useTranslation('automations');
  const { dateTime } = useFormat();
  const [tone, Icon] = LOOK[run.status];
  const hasTask = run.status !== 'MISSED' && run.status !== 'SKIPPED';
  return (
    <Group
      component="li"
      justify="space-between"
      wrap="wrap"
      gap="sm"
      mih={52}
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Group gap="sm">
        <Text w={170}>{dateTime(run.scheduledForUnix)}</Text>
        <StateBadge tone={tone} icon={Icon} label={t(`values.run.${run.status}`)} />
        {run.completedAtUnix !== null && (
          <Text fz="sm" c="dimmed">
            {t('history.closed', { when: dateTime(run.completedAtUnix) })}
          </Text>
        )}
      </Group>
      {hasTask && (
        <Anchor
          component={Link}
          to={`/TaskManagementView?id=${encodeURIComponent(run.taskId)}`}
          aria-label={t('history.openTask', { when: dateTime(run.scheduledForUnix) })}
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('history.open')}
        </Anchor>
      )}
    </Group>
  );
}
