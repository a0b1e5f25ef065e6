import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import { displayName } from '#domain/users/user.ts';
import { OccurrencePreview } from '#features/recurrence/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { nowMs } from '#lib/clock.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Fact } from '#ui/facts/Fact.tsx';

/** All fields of an automation: its dates, then the content of its tasks. */
export function AutomationOverview({ automation }: { readonly automation: TaskTemplate }) {
  const { t } = useTranslation(['automations', 'tasks', 'task-wizard', 'task-details', 'words']);
  const { dateTime, list, number } = useFormat();
  const { sectors } = useReadySession();
  const { data: colleagues } = useColleaguesQuery(automation.zooId);
  const { schedule, nextRunUnix, lastRunUnix, target } = automation;
  // Dates already made are past; a paused automation shows the dates that would come.
  const after = useMemo(() => (nextRunUnix === null ? nowMs() : nextRunUnix - 1), [nextRunUnix]);
  const names = new Map((colleagues ?? []).map((person) => [person.userId, displayName(person)]));
  const people = automation.responsibleIds.map(
    (id) => names.get(id) ?? (colleagues === undefined ? '…' : t('words:unknownAccount')),
  );
  const sectorNames = sectors.filter((one) => automation.sectorIds.includes(one.sectorId)).map((one) => one.sectorName);
  return (
    <Stack gap="lg">
      {automation.suspendedReason !== null && (
        <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t(`automations:values.suspendedReason.${automation.suspendedReason}`)}
        </Alert>
      )}
      <OccurrencePreview schedule={schedule} after={after} />
      <Stack component="dl" gap="xs" m={0}>
        <Fact name={t('automations:columns.next')}>
          {automation.status === 'active' && nextRunUnix !== null ? dateTime(nextRunUnix) : t('automations:none')}
        </Fact>
        <Fact name={t('words:last')}>{lastRunUnix === null ? t('automations:none') : dateTime(lastRunUnix)}</Fact>
        <Fact name={t('automations:columns.count')}>{number(automation.executionCount)}</Fact>
        <Fact name={t('automations:details.task')}>{automation.title}</Fact>
        <Fact name={t('words:type')}>{t(`tasks:values.type.${automation.taskType}`)}</Fact>
        <Fact name={t('tasks:priority')}>{t(`tasks:values.priority.${automation.priority}`)}</Fact>
        <Fact name={t('words:sector')}>{list(sectorNames)}</Fact>
        <Fact name={t('automations:details.target')}>
          {t('automations:details.targetCount', {
            level: t(`task-wizard:values.level.${target.level}`),
            number: target.ids.length,
          })}
        </Fact>
        <Fact name={t('words:assignee')}>{people.length === 0 ? t('task-wizard:people.nobody') : list(people)}</Fact>
        <Fact name={t('task-details:visibility.label')}>
          {t(`task-details:values.visibility.${automation.visibilityStart}`)}
        </Fact>
        <Fact name={t('task-wizard:push.label')}>{t(automation.sendNotification ? 'words:yes' : 'words:no')}</Fact>
        <Fact name={t('tasks:checklistLabel')}>
          {automation.checklist.length === 0 ? null : list(itemsOf(automation.checklist).map(({ label }) => label))}
        </Fact>
        <Fact name={t('task-details:tags.label')}>{automation.tags.length === 0 ? null : list(automation.tags)}</Fact>
        <Fact name={t('words:description')}>{automation.description || t('tasks:details.noDescription')}</Fact>
      </Stack>
    </Stack>
  );
}
