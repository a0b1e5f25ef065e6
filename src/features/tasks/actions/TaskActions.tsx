import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconHandStop, IconPlayerPlay, IconTrashX } from '@tabler/icons-react';
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
  archive: IconTrashX,
};

/**
 * The buttons of one task: the most likely one is filled, the next ones are light, and the one that ends the task for
 * everybody is an icon at the end.
 */
export function TaskActions({
  task,
  actions,
}: {
  readonly task: Task;
  readonly actions: ReturnType<typeof useTaskActions>;
}) {
  const { t } = useTranslation('tasks');
  const offered = offeredActions(useActor(), task, useNow());
  const isBusy = actions.busyTaskId === task.taskId;
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {offered
        .filter((action) => action !== 'cancel')
        .map((action, place) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              size="sm"
              variant={place === 0 ? 'light' : 'default'}
              leftSection={<Icon size={16} aria-hidden />}
              aria-label={t(`values.actionFor.${action}`, { title: task.title })}
              loading={isBusy && place === 0}
              disabled={isBusy}
              onClick={() => void actions.act(task, action)}
            >
              {t(`values.action.${action}`)}
            </Button>
          );
        })}
      {offered.includes('cancel') && (
        <Tooltip label={t('values.action.cancel')}>
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={t('values.actionFor.cancel', { title: task.title })}
            disabled={isBusy}
            onClick={() => void actions.act(task, 'cancel')}
          >
            <IconTrashX size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
