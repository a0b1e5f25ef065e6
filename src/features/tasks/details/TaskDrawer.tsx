import { Drawer, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTaskQuery } from '#data/tasks/tasks.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { LoadFailed } from '#features/load-failed/index.ts';
import { TaskDetails } from './TaskDetails.tsx';

/** The task that the address names with `?id=`, beside the list; an unknown or foreign id is said to be one. */
export function TaskDrawer() {
  const { t } = useTranslation(['tasks', 'common']);
  const [parameters, setParameters] = useSearchParams();
  const taskId = parameters.get('id');
  const close = () =>
    setParameters((now) => {
      const next = new URLSearchParams(now);
      next.delete('id');
      return next;
    });
  return (
    <Drawer.Root opened={taskId !== null} onClose={close} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <Group justify="space-between" wrap="nowrap" px="md" py="xs">
          <Drawer.Title fw={650}>{t('tasks:columns.task')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('tasks:details.close')} size={44} iconSize={22} />
        </Group>
        <Drawer.Body>{taskId !== null && <OneTask taskId={taskId} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
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
