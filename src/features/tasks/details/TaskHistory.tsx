import { useTranslation } from 'react-i18next';
import { useTaskNotesQuery } from '#data/tasks/task-details.endpoints.ts';
import { TASK_NOTES_STEP } from '#data/tasks/task-note-limits.ts';
import { taskHistory } from '#domain/tasks/task-history.ts';
import type { Task } from '#domain/tasks/task.ts';
import { StampHistory } from '#kit/revisions/RevisionHistory.tsx';
import { readingWords } from '../checklist/reading-words.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';

/**
 * The steps of a task, its latest notes, its readings and its files, the oldest first, each with time and person. The notes are those
 * that the drawer has read already.
 */
export function TaskHistory({ task, surroundings }: { readonly task: Task; readonly surroundings: TaskSurroundings }) {
  const { t } = useTranslation(['task-details', 'words']);
  const { zooId, taskId } = task;
  const { data: notes } = useTaskNotesQuery({ zooId, taskId, size: TASK_NOTES_STEP });
  return (
    <StampHistory
      title={t('words:history')}
      order={3}
      revisions={taskHistory(task, notes?.items).map(({ event, at, by, reading }, place) => ({
        id: `${place} ${event}`,
        at,
        title: event === 'created' && task.automationId !== null ? t('history.automation') : t(`values.event.${event}`),
        ...(reading === undefined ? {} : { note: readingWords(task, reading, t('history.itemGone')) }),
        ...(by === null ? {} : { byName: surroundings.nameOf(by) }),
      }))}
    />
  );
}
