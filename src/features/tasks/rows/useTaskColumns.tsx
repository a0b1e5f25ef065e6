import { Group, Stack, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { endingOf } from '#domain/tasks/task-ending.ts';
import { taskState } from '#domain/tasks/task-state.ts';
import { type Task, TASK_PRIORITIES } from '#domain/tasks/task.ts';
import { nowMs } from '#lib/clock.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { DueTime } from './DueTime.tsx';
import { EndedBy } from './EndedBy.tsx';
import { ShownFrom } from './ShownFrom.tsx';
import { TaskSubject } from './TaskSubject.tsx';
import type { TaskSurroundings } from './useTaskSurroundings.ts';
import type { TaskSubjects } from './useTaskSubjects.ts';
import { TaskStateBadge } from './TaskStateBadge.tsx';
import { TaskTitle } from './TaskTitle.tsx';

/** The longest state, "En cours, en retard", with the room of a cell: a badge does not shrink. */
const STATE_PX = 198;

/**
 * The columns of every list of tasks: in French, with the menu open, all of them and the buttons stand side by side on a
 * screen of 1440 pixels. `waitingIds` are the tasks whose change has not reached the server; a list of tasks
 * that are over also says who ended each, and when.
 */
export function useTaskColumns(
  surroundings: TaskSurroundings,
  { subjectOf, wordsOf }: TaskSubjects,
  waitingIds: readonly string[],
  hasEnded: boolean,
): readonly DataColumn<Task>[] {
  const { t } = useTranslation(['tasks', 'words']);
  return useMemo(
    () => [
      {
        id: 'due',
        isPlainOnCard: true,
        header: t('columns.due'),
        width: 115,
        cell: (task) => <DueTime task={task} />,
        sortValue: (task) => task.dueAtUnix,
        exportValue: (task) => ({ instant: task.dueAtUnix }),
      },
      {
        id: 'state',
        isPlainOnCard: true,
        header: t('words:status'),
        width: STATE_PX,
        cell: (task) => (
          <Stack gap={4} align="start">
            <TaskStateBadge task={task} />
            <ShownFrom task={task} />
            {waitingIds.includes(task.taskId) && (
              <Group gap={4} wrap="nowrap" c="dimmed">
                <IconCloudUpload size={16} aria-hidden />
                <Text fz="sm">{t('words:waitingToBeSent')}</Text>
              </Group>
            )}
          </Stack>
        ),
        exportValue: (task) => t(`values.state.${taskState(task, nowMs())}`),
      },
      {
        id: 'task',
        header: t('columns.task'),
        isTitle: true,
        // Beside two buttons and four columns the browser would give this column only the width of its longest word.
        width: '17%',
        cell: (task) => <TaskTitle task={task} />,
        sortValue: (task) => task.title,
      },
      {
        id: 'sector',
        isPlainOnCard: true,
        header: t('columns.subject'),
        width: 162,
        cell: (task) => <TaskSubject subject={subjectOf(task)} />,
        sortValue: (task) => wordsOf(task),
        exportValue: (task) => wordsOf(task),
      },
      {
        id: 'people',
        isPlainOnCard: true,
        header: t('words:assignee'),
        width: 140,
        cell: (task) => surroundings.peopleOf(task),
        sortValue: (task) => surroundings.peopleOf(task),
      },
      {
        id: 'priority',
        header: t('priority'),
        width: 110,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: (task) => t(`values.priority.${task.priority}`),
        // Ascending begins with the high ones.
        sortValue: (task) => -TASK_PRIORITIES.indexOf(task.priority),
        exportValue: (task) => t(`values.priority.${task.priority}`),
      },
      ...(hasEnded ? [endedColumn(t('columns.ended'), surroundings)] : []),
    ],
    [t, surroundings, subjectOf, wordsOf, waitingIds, hasEnded],
  );
}

function endedColumn(header: string, surroundings: TaskSurroundings): DataColumn<Task> {
  return {
    id: 'ended',
    header,
    width: 150,
    cell: (task) => {
      const ending = endingOf(task);
      return ending === null ? null : (
        <EndedBy name={ending.by === null ? '' : surroundings.nameOf(ending.by)} at={ending.at} />
      );
    },
    sortValue: (task) => endingOf(task)?.at ?? null,
    exportValue: (task) => {
      const ending = endingOf(task);
      return ending === null ? null : { instant: ending.at };
    },
  };
}
