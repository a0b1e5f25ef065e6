import { useTranslation } from 'react-i18next';
import { checklistProgress } from '#domain/tasks/checklist/progress.ts';
import type { Task } from '#domain/tasks/task.ts';
import classes from './TaskSubject.module.css';

/** The number of items that are done, of all, such as 3/5; nothing for a task without a checklist. */
export function ChecklistMark({ task }: { readonly task: Pick<Task, 'checklist' | 'doneItems'> }) {
  const { t } = useTranslation('tasks');
  const progress = checklistProgress(task);
  if (progress === null) return null;
  const { done, all } = progress;
  return (
    <span role="img" aria-label={t('checklist', { done, total: all })} className={classes['more']}>
      {' '}
      {done}/{all}
    </span>
  );
}
