import { Button, Skeleton, Stack, Text } from '@mantine/core';
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
import { BellFrame } from './BellFrame.tsx';
import { BellFigures } from './BellFigures.tsx';
import { BellSector } from './BellSector.tsx';
import classes from './BellPanel.module.css';
import { useBellTasks } from './useBellTasks.ts';

const NONE: readonly Task[] = [];

/**
 * The panel of the bell: the establishment's counts, the person's messages, and their tasks by sector.
 */
export function BellPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['bell', 'words']);
  const actor = useActor();
  const isOnline = useAppSelector(selectIsOnline);
  const { page, error, refetch } = useBellTasks();
  const groups = bellGroups(page?.tasks ?? [], ownSectorIds(actor));
  const { namesOf } = useTaskSubjects(page?.tasks ?? NONE);
  return (
    <BellFrame id={id} label={t('title')}>
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
    </BellFrame>
  );
}

/** The panel of the bell for people who read no tasks: their messages. */
export function MessagePanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <BellFrame id={id} label={t('title')}>
      <div className={classes['list']}>
        <MessageList onLeave={onClose} />
      </div>
    </BellFrame>
  );
}
