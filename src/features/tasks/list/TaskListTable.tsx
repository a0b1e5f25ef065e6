import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskGrouping } from '#domain/tasks/task-groups.ts';
import { isOver } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { AllRows, ExportFact, ReadingWay } from '#kit/list/export/export-offer.ts';
import { ListTable, type ListTableProps } from '#kit/list/ListTable.tsx';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { useTaskColumns } from '../rows/useTaskColumns.tsx';
import { useTaskSubjects } from '../rows/useTaskSubjects.ts';
import { useTaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { TaskGroups } from './TaskGroups.tsx';
import { useTaskBulk } from './useTaskBulk.ts';
import { useTaskBulkEdits } from './useTaskBulkEdits.tsx';

/**
 * The tasks of the page, grouped as chosen, with their buttons and an export; a row opens the task's detail at
 * `hrefOf`.
 */
export function TaskListTable({
  tasks,
  waitingIds,
  hrefOf,
  grouping,
  facts,
  more,
  allTasks,
  isPart,
}: {
  readonly tasks: readonly Task[];
  readonly waitingIds: readonly string[];
  readonly hrefOf: (task: Task) => string;
  readonly grouping: TaskGrouping;
  /** the filters in words, for the file */
  readonly facts: readonly ExportFact[];
  readonly more: ListTableProps<Task>['more'];
  /** reads all tasks that match the filters; absent when they are already shown, or cannot be read */
  readonly allTasks: ((way: ReadingWay) => Promise<AllRows<Task>>) | undefined;
  /** the list has more tasks than are shown */
  readonly isPart: boolean;
}) {
  const { t } = useTranslation(['tasks', 'task-details', 'words']);
  const bulk = useTaskBulk();
  const { actions: edits, dialog } = useTaskBulkEdits();
  const bulkActions = useMemo(() => [...bulk, ...edits], [bulk, edits]);
  const surroundings = useTaskSurroundings();
  const subjects = useTaskSubjects(tasks);
  const columns = useTaskColumns(surroundings, subjects, waitingIds, tasks.some(isOver));
  const actions = useTaskActions(subjects.wordsOf);
  const table = (rows: readonly Task[], label: string, ofGroup: ((all: readonly Task[]) => readonly Task[]) | null) => (
    <ListTable
      listKey="tasks"
      label={label}
      columns={columns}
      rows={rows}
      rowId={taskId}
      rowName={taskTitle}
      rowHref={hrefOf}
      rowActions={(task) => <TaskActions task={task} actions={actions} isRow />}
      actionsLabel={t('words:actions')}
      hasTallRows
      fillsScreen={ofGroup === null}
      bulkActions={bulkActions}
      more={ofGroup === null ? more : undefined}
      exportAs={{ name: label, facts, isPart, allRows: allTasks && rowsOf(allTasks, ofGroup) }}
    />
  );
  return (
    <>
      {grouping === 'none' ? (
        table(tasks, t('words:tasks'), null)
      ) : (
        <TaskGroups tasks={tasks} by={grouping} surroundings={surroundings} more={more} table={table} />
      )}
      {dialog}
    </>
  );
}

/** Reads the tasks of one group among all tasks; without a group, all of them. */
function rowsOf(
  allTasks: (way: ReadingWay) => Promise<AllRows<Task>>,
  ofGroup: ((all: readonly Task[]) => readonly Task[]) | null,
) {
  return async (way: ReadingWay): Promise<AllRows<Task>> => {
    const all = await allTasks(way);
    return ofGroup === null ? all : { ...all, rows: ofGroup(all.rows) };
  };
}

const taskId = (task: Task) => task.taskId;
const taskTitle = (task: Task) => task.title;
