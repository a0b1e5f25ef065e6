import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { useTaskSurroundings } from './useTaskSurroundings.ts';

/** Tasks as rows with their buttons; a row opens the task's detail at `hrefOf`. */
export function TaskRows({
  label,
  tasks,
  waitingIds,
  hrefOf,
}: {
  /** spoken name of the list */
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly waitingIds: readonly string[];
  readonly hrefOf: (task: Task) => string;
}) {
  const { t } = useTranslation('tasks');
  const language = useLanguage();
  const surroundings = useTaskSurroundings();
  const columns = useTaskColumns(surroundings, waitingIds);
  const actions = useTaskActions();
  return (
    <DataTable
      label={label}
      language={language}
      columns={columns}
      rows={tasks}
      rowId={(task) => task.taskId}
      rowName={(task) => task.title}
      rowHref={hrefOf}
      rowActions={(task) => <TaskActions task={task} actions={actions} />}
      actionsLabel={t('columns.actions')}
    />
  );
}
