import { useTranslation } from 'react-i18next';
import type { Sector } from '#domain/sectors/sector.ts';
import type { Task } from '#domain/tasks/task.ts';
import { type ExportFact, ListTable, type ListTableProps } from '#features/lists/index.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { useTaskColumns } from '../rows/useTaskColumns.tsx';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import type { TaskFilters } from './task-filters.ts';
import { TaskGroups } from './TaskGroups.tsx';
import { useTaskBulk } from './useTaskBulk.ts';

/** The tasks of the page, put together as chosen, with their buttons and as a file; a row opens the task's detail at `hrefOf`. */
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
  const { t } = useTranslation(['tasks', 'task-details']);
  const actor = useActor();
  const personName = usePersonName();
  const bulkActions = useTaskBulk();
  const surroundings = useTaskSurroundings();
  const columns = useTaskColumns(surroundings, waitingIds);
  const actions = useTaskActions();
  const sector = sectors.find((one) => one.sectorId === filters.sectorId);
  const facts: readonly ExportFact[] = [
    { label: t('tasks:filters.status'), value: t(`tasks:values.statusFilter.${filters.status}`) },
    { label: t('tasks:filters.due'), value: t(`tasks:values.dueFilter.${filters.due}`) },
    ...(sector === undefined ? [] : [{ label: t('tasks:filters.sector'), value: sector.sectorName }]),
    ...(filters.person === 'all'
      ? []
      : [{ label: t('task-details:filters.person'), value: personName(filters.person) }]),
    ...(filters.role === null
      ? []
      : [{ label: t('task-details:filters.role'), value: t(`task-details:values.role.${filters.role}`) }]),
    ...(filters.type === null
      ? []
      : [{ label: t('task-details:filters.type'), value: t(`tasks:values.type.${filters.type}`) }]),
    ...(mayChooseLater(filters)
      ? [
          {
            label: t('task-details:filters.later'),
            value: t(`task-details:values.later.${leavesLaterOut(filters, actor) ? 'out' : 'in'}`),
          },
        ]
      : []),
    ...(filters.search === '' ? [] : [{ label: t('tasks:filters.search'), value: filters.search }]),
  ];
  const table = (rows: readonly Task[], label: string, isWhole: boolean) => (
    <ListTable
      listKey="tasks"
      label={label}
      columns={columns}
      rows={rows}
      rowId={taskId}
      rowName={taskTitle}
      rowHref={hrefOf}
      rowActions={(task) => <TaskActions task={task} actions={actions} />}
      actionsLabel={t('tasks:columns.actions')}
      hasTallRows
      bulkActions={bulkActions}
      more={isWhole ? more : undefined}
      exportAs={{ name: label, facts }}
    />
  );
  if (filters.grouping === 'none') return table(tasks, t('tasks:title'), true);
  return (
    <TaskGroups
      tasks={tasks}
      by={filters.grouping}
      surroundings={surroundings}
      more={more}
      table={(some, label) => table(some, label, false)}
    />
  );
}

/** Returns how a person is named among the filters. */
function usePersonName() {
  const { t } = useTranslation(['tasks', 'task-details']);
  const { zooId } = useActor();
  const { data: colleagues = [] } = useColleaguesQuery(zooId);
  return (person: TaskFilters['person']) => {
    if (person === 'me') return t('task-details:filters.me');
    if (person === 'nobody') return t('task-details:filters.nobody');
    const known = colleagues.find(({ userId }) => userId === person);
    return known === undefined ? t('tasks:people.unknown') : displayName(known);
  };
}

const taskId = (task: Task) => task.taskId;
const taskTitle = (task: Task) => task.title;
