import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import type { TaskPage } from '#data/tasks/task-lists.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { WallTask } from './WallTask.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import classes from './WallDisplay.module.css';

/** Tasks readable from afar: time, title, sectors. */
export function WallTasks({
  page,
  error,
  onRetry,
}: {
  readonly page: TaskPage | undefined;
  readonly error: AppError | SerializedError | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['pages', 'tasks']);
  const { sectors } = useReadySession();
  if (page === undefined) {
    if (error !== undefined) return <LoadFailed error={error} onRetry={onRetry} />;
    return <LoadingState label={t('tasks:loading')} />;
  }
  if (page.tasks.length === 0) return <EmptyState title={t('pages:wall.allDone')} />;
  const names = new Map(sectors.map((sector) => [sector.sectorId, sector]));
  return (
    <>
      <ul className={classes['tasks']}>
        {page.tasks.map((task) => (
          <WallTask
            key={task.taskId}
            task={task}
            sectors={task.sectorIds.map((id) => names.get(id)).filter((sector) => sector !== undefined)}
          />
        ))}
      </ul>
      {page.hasMore && <p className={classes['small']}>{t('pages:wall.more', { count: page.tasks.length })}</p>}
    </>
  );
}
