import { useTranslation } from 'react-i18next';
import { taskHistory } from '#domain/tasks/task-history.ts';
import type { Task } from '#domain/tasks/task.ts';
import { StampHistory } from '#kit/revisions/RevisionHistory.tsx';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';

/** The stamps of a task, the oldest first: created, edited, taken, started and closed, with time and person. */
export function TaskHistory({ task, surroundings }: { readonly task: Task; readonly surroundings: TaskSurroundings }) {
  const { t } = useTranslation('task-details');
  return (
    <StampHistory
      title={t('history.title')}
      order={3}
      revisions={taskHistory(task).map(({ event, at, by }) => ({
        id: event,
        at,
        title: event === 'created' && task.automationId !== null ? t('history.automation') : t(`values.event.${event}`),
        ...(by === null ? {} : { byName: surroundings.nameOf(by) }),
      }))}
    />
  );
}
