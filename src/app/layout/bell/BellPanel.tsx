import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { MessageList } from '#features/notifications/index.ts';
import { useTaskSubjects } from '#features/tasks/index.ts';
import { ownSectorIds } from '#domain/access/actor.ts';
import { bellGroups } from '#domain/tasks/bell.ts';
import type { Task } from '#domain/tasks/task.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { Link } from 'react-router-dom';
import { BellFigures } from './BellFigures.tsx';
import { BellSector } from './BellSector.tsx';
import classes from './BellPanel.module.css';
import { useBellTasks } from './useBellTasks.ts';
import type { KeyboardEvent } from 'react';

const NONE: readonly Task[] = [];

/**
 * The panel of the bell: the establishment's counts, and the person's tasks by sector. Keeps the focus until closed.
 */
export function BellPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['bell', 'words']);
  const actor = useActor();
  const isOnline = useAppSelector(selectIsOnline);
  const { page, error, refetch } = useBellTasks();
  const trap = useFocusTrap();
  const groups = bellGroups(page?.tasks ?? [], ownSectorIds(actor));
  const { namesOf } = useTaskSubjects(page?.tasks ?? NONE);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among its links
    <div
      ref={trap}
      id={id}
      role="dialog"
      aria-label={t('title')}
      className={classes['panel']}
      onKeyDown={moveAmongLinks}
    >
      <BellFigures onLeave={onClose} />
      <div className={classes['list']}>
        <MessageList onLeave={onClose} />
        <Text component="h2" className={classes['heading'] ?? ''}>
          {t('title')}
        </Text>
        {page === undefined && error === undefined && (
          <Stack gap="sm" role="status" aria-label={t('loading')} py="xs">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </Stack>
        )}
        {page === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {page?.isFromCache === true && !isOnline && <Text className={classes['note'] ?? ''}>{t('fromDevice')}</Text>}
        {page?.tasks.length === 0 && (
          <Text c="dimmed" ta="center" py="lg">
            {t('empty')}
          </Text>
        )}
        {groups.map((group) => (
          <BellSector key={group.sectorId} group={group} namesOf={namesOf} onLeave={onClose} />
        ))}
        {page?.hasMore === true && (
          <Text className={classes['note'] ?? ''}>{t('bounded', { count: page.tasks.length })}</Text>
        )}
      </div>
      <div className={classes['foot']}>
        <Button component={Link} to="/TaskManagementView" variant="light" fullWidth onClick={onClose}>
          {t('words:allTasks')}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus among the links of the element with the handler: down, up, first and last. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? links.length - 1 : at - 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  if (next === undefined || links.length === 0) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
}
