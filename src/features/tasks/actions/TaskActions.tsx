import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCheck,
  IconCircleX,
  IconHandStop,
  IconPlayerPlay,
  IconRotate,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { type ButtonAction, offeredActions, PLACES } from './offered-actions.ts';
import classes from './TaskActions.module.css';
import type { useTaskActions } from './useTaskActions.ts';

const ICONS: Record<ButtonAction, typeof IconCheck> = {
  take: IconHandStop,
  release: IconArrowBackUp,
  start: IconPlayerPlay,
  close: IconCheck,
  cancel: IconCircleX,
  archive: IconArchive,
  reopen: IconRotate,
  restore: IconArchiveOff,
};

/**
 * The buttons of one task. The two with words, to begin and to end, keep their places whatever the state; after them
 * stand icons, which come and go without moving these: to leave everybody's lists, and to give back. The next step is
 * the light button. In a row one icon leaves the lists: an unfinished task is cancelled there, a closed one archived;
 * the task's details offer both.
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
  const offered = offeredActions(useActor(), task, useNow());
  const isBusy = actions.busyTaskId === task.taskId;
  const inPlace = (place: keyof typeof PLACES) => PLACES[place].find((action) => offered.includes(action)) ?? null;
  const [begin, cancel, archive] = [inPlace('begin'), inPlace('cancel'), inPlace('archive')];
  if (offered.length === 0) return null;
  const press = { task, isBusy, onAct: (action: ButtonAction) => void actions.act(task, action) };
  return (
    <Group gap={isRow ? 6 : 'xs'} style={{ marginInlineStart: 0 }} className={classes['buttons'] ?? ''}>
      <WordButton {...press} action={begin} of={PLACES.begin} isNext={begin !== null} />
      <WordButton {...press} action={inPlace('end')} of={PLACES.end} isNext={begin === null} />
      {isRow ? (
        <IconButton {...press} action={cancel ?? archive} />
      ) : (
        <>
          <IconButton {...press} action={archive} />
          <IconButton {...press} action={cancel} />
        </>
      )}
      <IconButton {...press} action={inPlace('back')} />
    </Group>
  );
}

type Press = {
  readonly task: Task;
  readonly isBusy: boolean;
  readonly onAct: (action: ButtonAction) => void;
};

/** A button as wide as the longest common word of its place; invisible while the place is empty. */
function WordButton({
  task,
  isBusy,
  onAct,
  action,
  of,
  isNext,
}: Press & {
  readonly action: ButtonAction | null;
  readonly of: readonly ButtonAction[];
  readonly isNext: boolean;
}) {
  const { t } = useTranslation('tasks');
  const shown = action ?? of[0] ?? 'close';
  const Icon = ICONS[shown];
  return (
    <Button
      size="sm"
      px="sm"
      variant={isNext ? 'light' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={t(`values.actionFor.${shown}`, { title: task.title })}
      data-task-action={shown}
      loading={isBusy && isNext}
      disabled={isBusy}
      onClick={() => onAct(shown)}
      {...(action === null ? { style: { visibility: 'hidden' }, disabled: true } : {})}
    >
      <span className={classes['words']}>
        {of
          .filter((one) => one === shown || one !== 'restore')
          .map((one) => (
            <span key={one} {...(one === shown ? {} : { 'aria-hidden': true, 'data-other': true })}>
              {t(`values.action.${one}`)}
            </span>
          ))}
      </span>
    </Button>
  );
}

function IconButton({ task, isBusy, onAct, action }: Press & { readonly action: ButtonAction | null }) {
  const { t } = useTranslation('tasks');
  if (action === null) return null;
  const Icon = ICONS[action];
  return (
    <Tooltip label={t(`values.action.${action}`)}>
      <ActionIcon
        variant="subtle"
        color={action === 'cancel' ? 'red' : 'gray'}
        size={44}
        aria-label={t(`values.actionFor.${action}`, { title: task.title })}
        disabled={isBusy}
        onClick={() => onAct(action)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
