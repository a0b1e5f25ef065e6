import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ListNotes, TaskRows, useConfirmedPage } from '#features/tasks/index.ts';
import { myTasksQuestion } from '#data/tasks/my-tasks-question.ts';
import { useMyTasksQuery } from '#data/tasks/tasks.endpoints.ts';
import { ownSectorIds } from '#domain/access/actor.ts';
import { dayGroups } from '#domain/tasks/day-groups.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NoSector } from './NoSector.tsx';

/** Work to take that is shown at first: the person's own stays in sight. */
const TO_TAKE_AT_FIRST = 5;

/**
 * The person's tasks: begun, overdue, due today, and those of their sectors that nobody has taken, each part with its
 * count. A task that becomes overdue moves up by itself.
 */
export function MyTasks({
  isBrief = false,
}: {
  /** for people whose work is to see to the work of others: no tasks are one sentence */
  readonly isBrief?: boolean;
}) {
  const { t } = useTranslation(['dashboard', 'tasks', 'words']);
  const actor = useActor();
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useMyTasksQuery(myTasksQuestion(actor, now));
  const page = useConfirmedPage(data);
  if (page === undefined) {
    if (error === undefined) return <LoadingState label={t('tasks:loading')} {...(isBrief ? { count: 1 } : {})} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const groups = dayGroups(page.tasks, now);
  const lacksSector = actor.role === 'user' && ownSectorIds(actor).length === 0;
  return (
    <Stack component="section" gap="md" aria-labelledby="my-tasks">
      <Group justify="space-between" gap="sm" mb={-8}>
        <Title order={2} size="h4" id="my-tasks">
          {t('dashboard:mine')}
        </Title>
        <SectionLink to="/TaskManagementView">{t('words:allTasks')}</SectionLink>
      </Group>
      <ListNotes page={page} />
      {groups.length === 0 && isBrief && <Text c="dimmed">{t('dashboard:empty.title')}</Text>}
      {groups.length === 0 && !isBrief && !lacksSector && (
        <EmptyState title={t('dashboard:empty.title')} message={t('dashboard:empty.message')} />
      )}
      {groups.map(({ id, tasks }) => {
        const isCut = id === 'toTake' && !showsAll && tasks.length > TO_TAKE_AT_FIRST + 1;
        const shown = isCut ? tasks.slice(0, TO_TAKE_AT_FIRST) : tasks;
        return (
          <section key={id} aria-labelledby={`my-tasks-${id}`}>
            <Group gap="sm" align="baseline" mb="xs">
              <Title order={3} size="h5" id={`my-tasks-${id}`}>
                {t(`dashboard:values.group.${id}`)}
              </Title>
              <Text fz="sm" c="dimmed">
                {t(page.hasMore ? 'tasks:countOrMore' : 'tasks:count', { count: tasks.length })}
              </Text>
            </Group>
            <TaskRows
              label={t(`dashboard:values.group.${id}`)}
              tasks={shown}
              waitingIds={page.waitingIds}
              namesPeople={shown.some(({ responsibleIds }) => responsibleIds.some((one) => one !== actor.userId))}
              hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
            />
            {isCut && (
              <Button variant="subtle" mih={44} mt="xs" onClick={() => setShowsAll(true)}>
                {t('dashboard:more', { count: tasks.length - shown.length })}
              </Button>
            )}
          </section>
        );
      })}
      {lacksSector && <NoSector />}
    </Stack>
  );
}
