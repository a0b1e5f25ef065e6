import { useTranslation } from 'react-i18next';
import { useTaskQuery } from '#data/tasks/tasks.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';
import { AddressDrawer } from '#ui/drawer/AddressDrawer.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { TaskDetails } from './TaskDetails.tsx';

/** The task that the address names with `?id=`, beside the list; for an unknown or foreign id it says so. */
export function TaskDrawer() {
  const { t } = useTranslation(['tasks', 'common']);
  return (
    <AddressDrawer name="id" title={t('tasks:columns.task')} closeLabel={t('tasks:details.close')}>
      {(taskId) => <OneTask taskId={taskId} />}
    </AddressDrawer>
  );
}

function OneTask({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { zooId } = useActor();
  const { data, error, refetch } = useTaskQuery({ zooId, taskId });
  if (data !== undefined) return <TaskDetails task={data.task} isWaiting={data.isWaiting} />;
  if (error?.code === 'task/not-found')
    return <NotFoundState title={t('tasks:notFound.title')} message={t('tasks:notFound.message')} />;
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={t('tasks:loading')} count={4} />;
}
