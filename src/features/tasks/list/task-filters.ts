import { SECTOR_ROLES } from '#domain/access/roles.ts';
import { DUE_FILTERS } from '#domain/tasks/task-filter.ts';
import { TASK_GROUPINGS } from '#domain/tasks/task-groups.ts';
import { type Task, TASK_PRIORITIES, TASK_TYPES } from '#domain/tasks/task.ts';
import { arrangement, choice, custom, oneOf, optional, period, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf, type ValuesOf } from '#kit/filters/filter-set.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The statuses that a person may filter by. */
const TASK_STATUS_FILTERS = ['unfinished', 'open', 'scheduled', 'inProgress', 'done', 'cancelled', 'archived'] as const;
export type StatusFilter = (typeof TASK_STATUS_FILTERS)[number];

/** The people whose tasks are listed: everybody's, one's own, nobody's, or a colleague's by id. */
export type PersonFilter = 'all' | 'me' | 'nobody' | (string & {});

const LATER = new Map([
  ['1', true],
  ['0', false],
]);

/** The id of one record; its control reads the records only while it is in sight. */
const recordId = (parameter: string) =>
  custom<string | null, Task>({
    none: null,
    read: (parameters) => {
      const named = parameters.get(parameter) ?? '';
      return canBeStoredId(named) ? named : null;
    },
    write: (id) => ({ [parameter]: id }),
  });

const FILTERS = {
  status: oneOf('status', TASK_STATUS_FILTERS, 'unfinished'),
  sectorId: choice('sector'),
  /** only tasks of this enclosure, and of this animal */
  enclosureId: recordId('enclosure'),
  animalId: recordId('animal'),
  person: custom<PersonFilter, Task>({
    none: 'all',
    read: (parameters) => {
      if (parameters.get('mine') === '1') return 'me';
      const named = parameters.get('who');
      return named !== null && named !== 'me' && canBeStoredId(named) ? named : 'all';
    },
    write: (person) => ({
      mine: person === 'me' ? '1' : null,
      who: person === 'me' || person === 'all' ? null : person,
    }),
  }),
  /** the role of the responsible people in the task's sector */
  role: optional('role', SECTOR_ROLES),
  type: optional('type', TASK_TYPES),
  priority: optional('priority', TASK_PRIORITIES),
  due: oneOf('due', DUE_FILTERS, 'all'),
  /** when the tasks are due */
  period: period('from', 'until'),
  /** whether tasks that do not show yet are listed as well; null: the person's default */
  later: custom<boolean | null, Task>({
    none: null,
    read: (parameters) => LATER.get(parameters.get('later') ?? '') ?? null,
    write: (later) => ({ later: later === null ? null : later ? '1' : '0' }),
  }),
  search: words('q'),
  /** how the list is grouped; it leaves nothing out */
  grouping: arrangement('group', TASK_GROUPINGS, 'none'),
};

export type TaskFilters = ValuesOf<typeof FILTERS>;

/**
 * The filters of the list of tasks. The database applies them, except the search, the type and the priority, which
 * filter the rows that have arrived.
 */
export const TASK_FILTERS = filtersOf<Task>()(FILTERS, { changed: changedFilters, keptAs: 'tasks' });

/** Returns the address of the task list with these filters; missing filters have their defaults. */
export function taskListAddress(filters: Partial<TaskFilters>): string {
  const address = TASK_FILTERS.write({ ...TASK_FILTERS.none, ...filters }, new URLSearchParams());
  return `/TaskManagementView?${address.toString()}`;
}

/**
 * Returns the filters after a change. A filter that would contradict the change is dropped: "overdue" never goes with
 * closed or future work, a task that nobody has taken is unfinished, and nobody holds no role.
 */
function changedFilters(filters: TaskFilters, change: Partial<TaskFilters>): TaskFilters {
  const next = withPeople({ ...filters, ...change }, change);
  if (next.status === 'scheduled' && (next.due === 'overdue' || next.due === 'late'))
    return change.status === undefined ? { ...next, status: FILTERS.status.none } : { ...next, due: 'all' };
  if (!FINISHED.includes(next.status)) return next;
  const isDueKept = next.due === 'all' || (next.status === 'done' && (next.due === 'late' || next.due === 'inTime'));
  const isPersonKept = next.person !== 'nobody';
  if (isDueKept && isPersonKept) return next;
  if (change.status === undefined) return { ...next, status: FILTERS.status.none };
  return { ...next, due: isDueKept ? next.due : 'all', person: isPersonKept ? next.person : 'all' };
}

function withPeople(next: TaskFilters, change: Partial<TaskFilters>): TaskFilters {
  if (next.person !== 'nobody' || next.role === null) return next;
  return change.person === 'nobody' ? { ...next, role: null } : { ...next, person: 'all' };
}

const FINISHED: readonly StatusFilter[] = ['done', 'cancelled', 'archived'];
