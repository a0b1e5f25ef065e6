import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bellDescription } from '#domain/tasks/bell.ts';
import { isOverdue } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import classes from './BellPanel.module.css';

/** One task of the bell; it opens the task. */
export function BellTask({
  task,
  names,
  onLeave,
}: {
  readonly task: Task;
  /** its animals or its enclosure; '' for none */
  readonly names: string;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('bell');
  const late = isOverdue(task, useNow());
  const { relative, exact, iso } = useMoment(task.dueAtUnix);
  const description = bellDescription(task.description);
  return (
    <Link
      to={`/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
      className={classes['task']}
      onClick={onLeave}
    >
      <span className={classes['title']}>{task.title}</span>
      {names !== '' && <span className={classes['names']}>{names}</span>}
      {description !== '' && <span className={classes['description']}>{description}</span>}
      <span className={classes['state']}>
        {late && (
          <span className={classes['late']}>
            <IconAlertTriangle size={15} aria-hidden />
            {t('overdue')}
          </span>
        )}
        {task.status === 'IN_PROGRESS' && (
          <span className={classes['running']}>
            <IconPlayerPlay size={15} aria-hidden />
            {t('inProgress')}
          </span>
        )}
        <time dateTime={iso} title={exact}>
          {relative}
        </time>
      </span>
    </Link>
  );
}
