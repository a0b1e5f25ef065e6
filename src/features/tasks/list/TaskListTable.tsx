import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import type { Task } from '#domain/tasks/task.ts';
import { type ExportFact, ListTable, type ListTableProps } from '#features/lists/index.ts';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { useTaskColumns } from '../rows/useTaskColumns.tsx';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';
import type { TaskFilters } from './task-filters.ts';

/** The tasks of the page, with their buttons and as a file; a row opens the task's detail at `hrefOf`. */
export function TaskListTable({
  tasks,
  waitingIds,
  hrefOf,
  filters,
  sectors,
  more,
}: {
  readonly tasks: readonly Task[];
  readonly waitingIds: readonly string[];
  readonly hrefOf: (task: Task) => string;
  readonly filters: TaskFilters;
  readonly sectors: readonly Sector[];
  readonly more: ListTableProps<Task>['more'];
}) {
  const { t } = useTranslation('tasks');
  const surroundings = useTaskSurroundings();
  const columns = useTaskColumns(surroundings, waitingIds);
  const actions = useTaskActions();
  const sector = sectors.find((one) => one.sectorId === filters.sectorId);
  const facts: readonly ExportFact[] = [
    { label: t('filters.status'), value: t(`values.statusFilter.${filters.status}`) },
    { label: t('filters.due'), value: t(`values.dueFilter.${filters.due}`) },
    ...(sector === undefined ? [] : [{ label: t('filters.sector'), value: sector.sectorName }]),
    ...(filters.mine ? [{ label: t('filters.label'), value: t('filters.mine') }] : []),
    ...(filters.search === '' ? [] : [{ label: t('filters.search'), value: filters.search }]),
  ];
  return (
    <ListTable
      listKey="tasks"
      label={t('title')}
      columns={columns}
      rows={tasks}
      rowId={taskId}
      rowName={taskTitle}
      rowHref={hrefOf}
      rowActions={(task) => <TaskActions task={task} actions={actions} />}
      actionsLabel={t('columns.actions')}
      hasTallRows
      more={more}
      exportAs={{ name: t('title'), facts }}
    />
  );
}

const taskId = (task: Task) => task.taskId;
const taskTitle = (task: Task) => task.title;
