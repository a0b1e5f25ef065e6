import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconCheck, IconHandStop, IconPlayerPlay, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskAction } from '#domain/tasks/task-transition.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { offeredActions } from './offered-actions.ts';
import type { useTaskActions } from './useTaskActions.ts';

const ICONS: Record<TaskAction, typeof IconCheck> = {
  take: IconHandStop,
  release: IconArrowBackUp,
  start: IconPlayerPlay,
  close: IconCheck,
  cancel: IconTrashX,
  archive: IconArchive,
};

/** The actions that take a task out of everybody's lists. */
const ENDING = ['archive', 'cancel'] as const;

/**
 * The buttons of one task: the most likely one is filled, the next ones are light, and those that take the task out of
 * everybody's lists are icons at the end. A row offers to archive only what is closed; the task's details offer more.
 */
export function TaskActions({
  task,
  actions,
  isRow = false,
}: {
  readonly task: Task;
  readonly actions: ReturnType<typeof useTaskActions>;
  readonly isRow?: boolean;
}) {
  const { t } = useTranslation('tasks');
  const offered = offeredActions(useActor(), task, useNow());
  const isBusy = actions.busyTaskId === task.taskId;
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {offered
        .filter((action) => action !== 'cancel' && action !== 'archive')
        .map((action, place) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              size="sm"
              variant={place === 0 ? 'light' : 'default'}
              leftSection={<Icon size={16} aria-hidden />}
              aria-label={t(`values.actionFor.${action}`, { title: task.title })}
              data-task-action={action}
              loading={isBusy && place === 0}
              disabled={isBusy}
              onClick={() => void actions.act(task, action)}
            >
              {t(`values.action.${action}`)}
            </Button>
          );
        })}
      {ENDING.filter((action) => offered.includes(action) && !(isRow && isExtra(action, offered))).map((action) => {
        const Icon = ICONS[action];
        return (
          <Tooltip key={action} label={t(`values.action.${action}`)}>
            <ActionIcon
              variant="subtle"
              color={action === 'cancel' ? 'red' : 'gray'}
              size={44}
              aria-label={t(`values.actionFor.${action}`, { title: task.title })}
              disabled={isBusy}
              onClick={() => void actions.act(task, action)}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </Group>
  );
}

/** An unfinished task leaves the lists of a row by cancelling; archiving it is the rarer way. */
function isExtra(action: TaskAction, offered: readonly TaskAction[]): boolean {
  return action === 'archive' && offered.includes('cancel');
}
