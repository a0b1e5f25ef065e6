import { SECTOR_ROLES, type SectorRole } from '#domain/access/roles.ts';
import { DUE_FILTERS, type DueFilter } from '#domain/tasks/task-filter.ts';
import { TASK_GROUPINGS, type TaskGrouping } from '#domain/tasks/task-groups.ts';
import { TASK_TYPES, type TaskType } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { readableBound, type TypedPeriod } from '#domain/time/typed-period.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { canBeStoredId } from '#lib/stored-id.ts';

/** The statuses a person may ask for. */
export const TASK_STATUS_FILTERS = [
  'unfinished',
  'open',
  'scheduled',
  'inProgress',
  'done',
  'cancelled',
  'archived',
] as const;
export type StatusFilter = (typeof TASK_STATUS_FILTERS)[number];

/** The filters of the task list, with the period in which tasks are due; they stand in the address, so that a list can be reloaded and shared. */
export type TaskFilters = TypedPeriod & {
  readonly status: StatusFilter;
  readonly sectorId: string | null;
  /** whose tasks: everybody's, one's own, nobody's, or a colleague's by id */
  readonly person: 'all' | 'me' | 'nobody' | (string & {});
  /** what those responsible are in the task's sector */
  readonly role: SectorRole | null;
  readonly type: TaskType | null;
  readonly due: DueFilter;
  /** whether tasks that do not show yet are listed as well; null: as the person usually has it */
  readonly later: boolean | null;
  readonly search: string;
  /** how the list is put together; it leaves nothing out */
  readonly grouping: TaskGrouping;
};

export const NO_FILTERS: TaskFilters = {
  status: 'unfinished',
  sectorId: null,
  person: 'all',
  role: null,
  type: null,
  due: 'all',
  from: '',
  until: '',
  later: null,
  search: '',
  grouping: 'none',
};

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): TaskFilters {
  const status = TASK_STATUS_FILTERS.find((one) => one === parameters.get('status'));
  const due = DUE_FILTERS.find((one) => one === parameters.get('due'));
  return {
    status: status ?? NO_FILTERS.status,
    sectorId: parameters.get('sector') || null,
    person: personOf(parameters),
    role: SECTOR_ROLES.find((one) => one === parameters.get('role')) ?? null,
    type: TASK_TYPES.find((one) => one === parameters.get('type')) ?? null,
    due: due ?? NO_FILTERS.due,
    from: readableBound(parameters.get('from'), ZONE),
    until: readableBound(parameters.get('until'), ZONE),
    later: LATER.get(parameters.get('later') ?? '') ?? NO_FILTERS.later,
    search: parameters.get('q') ?? '',
    grouping: TASK_GROUPINGS.find((one) => one === parameters.get('group')) ?? NO_FILTERS.grouping,
  };
}

const LATER = new Map([
  ['1', true],
  ['0', false],
]);

function personOf(parameters: URLSearchParams): TaskFilters['person'] {
  if (parameters.get('mine') === '1') return 'me';
  const named = parameters.get('who');
  return named !== null && named !== 'me' && canBeStoredId(named) ? named : NO_FILTERS.person;
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: TaskFilters, parameters: URLSearchParams): URLSearchParams {
  return withParameters(parameters, {
    status: filters.status === NO_FILTERS.status ? null : filters.status,
    sector: filters.sectorId,
    mine: filters.person === 'me' ? '1' : null,
    who: filters.person === 'me' || filters.person === 'all' ? null : filters.person,
    role: filters.role,
    type: filters.type,
    due: filters.due === NO_FILTERS.due ? null : filters.due,
    from: filters.from,
    until: filters.until,
    later: filters.later === null ? null : filters.later ? '1' : '0',
    q: filters.search,
    group: filters.grouping === NO_FILTERS.grouping ? null : filters.grouping,
  });
}

/**
 * Returns the filters after a change; one that would contradict another gives way: "overdue" is never closed work nor work to come, what
 * nobody has taken is work still to be done, and nobody holds no role.
 */
export function changedFilters(filters: TaskFilters, change: Partial<TaskFilters>): TaskFilters {
  const next = withPeople({ ...filters, ...change }, change);
  if (next.status === 'scheduled' && (next.due === 'overdue' || next.due === 'late'))
    return change.status === undefined ? { ...next, status: NO_FILTERS.status } : { ...next, due: 'all' };
  if (!FINISHED.includes(next.status)) return next;
  const isDueKept = next.due === 'all' || (next.status === 'done' && (next.due === 'late' || next.due === 'inTime'));
  const isPersonKept = next.person !== 'nobody';
  if (isDueKept && isPersonKept) return next;
  if (change.status === undefined) return { ...next, status: NO_FILTERS.status };
  return { ...next, due: isDueKept ? next.due : 'all', person: isPersonKept ? next.person : 'all' };
}

function withPeople(next: TaskFilters, change: Partial<TaskFilters>): TaskFilters {
  if (next.person !== 'nobody' || next.role === null) return next;
  return change.person === 'nobody' ? { ...next, role: null } : { ...next, person: 'all' };
}

const FINISHED: readonly StatusFilter[] = ['done', 'cancelled', 'archived'];
