import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver } from '#domain/tasks/task-state.ts';
import { namedTargets } from '#domain/tasks/task-subject.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TaskActions } from '../actions/TaskActions.tsx';
import { useTaskActions } from '../actions/useTaskActions.ts';
import { useTaskColumns } from './useTaskColumns.tsx';
import { TaskSubject } from './TaskSubject.tsx';
import { type TaskSubjects, useTaskSubjects } from './useTaskSubjects.ts';
import { useTaskSurroundings } from './useTaskSurroundings.ts';

/** Tasks as rows with their buttons; a row opens the task's detail at `hrefOf`. */
export function TaskRows({
  label,
  tasks,
  waitingIds,
  hrefOf,
  sectorId = null,
  namesPeople = true,
}: {
  /** spoken name of the list */
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly waitingIds: readonly string[];
  readonly hrefOf: (task: Task) => string;
  /**
   * the sector of the page: sectors are named only when a task also belongs to another one, and without them the column
   * is there only when a task is for animals or enclosures
   */
  readonly sectorId?: string | null;
  /** false where the place of the list says whose tasks they are */
  readonly namesPeople?: boolean;
}) {
  const { t } = useTranslation(['tasks', 'words']);
  const language = useLanguage();
  const surroundings = useTaskSurroundings();
  const subjects = useTaskSubjects(tasks);
  const allColumns = useTaskColumns(surroundings, subjects, waitingIds, tasks.some(isOver));
  const isOfOneSector = sectorId !== null && tasks.every(({ sectorIds }) => sectorIds.every((id) => id === sectorId));
  const isOfSectorsAlone = tasks.every((task) => namedTargets(task) === null);
  const columns = useMemo(() => {
    const shown = namesPeople ? allColumns : withoutPeople(allColumns);
    if (!isOfOneSector) return shown;
    if (isOfSectorsAlone) return shown.filter(({ id }) => id !== 'sector');
    return shown.map((column) => (column.id === 'sector' ? withoutSectors(column, subjects) : column));
  }, [allColumns, namesPeople, isOfOneSector, isOfSectorsAlone, subjects]);
  const actions = useTaskActions(subjects.wordsOf);
  return (
    <DataTable
      label={label}
      language={language}
      columns={columns}
      rows={tasks}
      rowId={(task) => task.taskId}
      rowName={(task) => task.title}
      rowHref={hrefOf}
      rowActions={(task) => <TaskActions task={task} actions={actions} isRow />}
      actionsLabel={t('words:actions')}
    />
  );
}

/** The columns of a person's own tasks: title and subject take the room of the people. */
function withoutPeople(columns: readonly DataColumn<Task>[]): readonly DataColumn<Task>[] {
  const widths: Readonly<Record<string, string>> = { task: '27%', sector: '21%' };
  return columns
    .filter(({ id }) => id !== 'people')
    .map((column) => ({ ...column, ...(widths[column.id] === undefined ? {} : { width: widths[column.id] }) }));
}

/** The column of the subjects on the page of a sector, which need not be named again. */
function withoutSectors(column: DataColumn<Task>, { subjectOf }: TaskSubjects): DataColumn<Task> {
  return { ...column, cell: (task) => <TaskSubject subject={subjectOf(task)} hasSectors={false} /> };
}
