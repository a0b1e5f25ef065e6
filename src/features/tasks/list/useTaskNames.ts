import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The number of tasks that are named; further ones are counted. */
const MAX_NAMED = 5;

/** Returns the function that names tasks in one sentence: the first five by title, the others by their number. */
export function useTaskNames(): (tasks: readonly Task[]) => string {
  const { t } = useTranslation(['task-details', 'words']);
  const { list } = useFormat();
  return useCallback(
    (tasks) => {
      const more = tasks.length - MAX_NAMED;
      const names = tasks.slice(0, MAX_NAMED).map(({ title }) => t('task-details:bulk.quoted', { title }));
      return more > 0 ? `${names.join(', ')} ${t('words:andOthers', { count: more })}` : list(names);
    },
    [t, list],
  );
}
