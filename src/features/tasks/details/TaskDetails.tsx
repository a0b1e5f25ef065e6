import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { DueTime } from '../rows/DueTime.tsx';
import { SectorMark } from '../rows/SectorMark.tsx';
import { TaskStateBadge } from '../rows/TaskStateBadge.tsx';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';

/** Everything known of one task, and what one may do to it. */
export function TaskDetails({ task, isWaiting }: { readonly task: Task; readonly isWaiting: boolean }) {
  const { t } = useTranslation('tasks');
  const { dateTime } = useFormat();
  const surroundings = useTaskSurroundings();
  const actions = useTaskActions();
  const stamp = (instant: number | null, userId: string | null) =>
    instant === null ? null : t('details.byPerson', { when: dateTime(instant), name: surroundings.nameOf(userId) });
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="start">
        <Title order={2} size="h3">
          {task.title}
        </Title>
        <Group gap="sm">
          <TaskStateBadge task={task} />
          {isWaiting && <Text fz="sm">{t('waiting')}</Text>}
        </Group>
      </Stack>
      <Stack component="dl" gap="sm" m={0}>
        <Fact name={t('columns.due')}>
          <DueTime task={task} />
        </Fact>
        <Fact name={t('details.scheduled')}>{dateTime(task.scheduledForUnix)}</Fact>
        <Fact name={t('details.type')}>{t(`values.type.${task.taskType}`)}</Fact>
        <Fact name={t('columns.sector')}>
          <SectorMark sectors={surroundings.sectorsOf(task)} />
        </Fact>
        <Fact name={t('columns.people')}>{surroundings.peopleOf(task)}</Fact>
        <Fact name={t('details.started')}>{stamp(task.startedAtUnix, task.startedBy)}</Fact>
        <Fact name={t('details.completed')}>{stamp(task.completedAtUnix, task.completedBy)}</Fact>
        <Fact name={t('details.cancelled')}>{task.deletedAtUnix === null ? null : dateTime(task.deletedAtUnix)}</Fact>
        <Fact name={t('details.description')}>{task.description || t('details.noDescription')}</Fact>
      </Stack>
      <TaskActions task={task} actions={actions} />
    </Stack>
  );
}

/** A name and its value; left out when there is none. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <Group gap="md" align="start" wrap="nowrap">
      <Text component="dt" c="dimmed" fz="sm" w={110} flex="none">
        {name}
      </Text>
      <Text component="dd" m={0} fz="sm" style={{ whiteSpace: 'pre-line' }}>
        {children}
      </Text>
    </Group>
  );
}
