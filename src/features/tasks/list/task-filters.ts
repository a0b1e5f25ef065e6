import { DUE_FILTERS, type DueFilter } from '#domain/tasks/task-filter.ts';

/** The statuses a person may ask for. */
export const STATUS_FILTERS = ['unfinished', 'open', 'inProgress', 'done', 'cancelled'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters of the task list; they stand in the address, so that a list can be reloaded and shared. */
export type TaskFilters = {
  readonly status: StatusFilter;
  readonly sectorId: string | null;
  readonly mine: boolean;
  readonly due: DueFilter;
  readonly search: string;
};

export const NO_FILTERS: TaskFilters = { status: 'unfinished', sectorId: null, mine: false, due: 'all', search: '' };

/** Returns the filters an address names; what it names wrongly counts as not named. */
export function filtersFromAddress(parameters: URLSearchParams): TaskFilters {
  const status = STATUS_FILTERS.find((one) => one === parameters.get('status'));
  const due = DUE_FILTERS.find((one) => one === parameters.get('due'));
  return {
    status: status ?? NO_FILTERS.status,
    sectorId: parameters.get('sector') || null,
    mine: parameters.get('mine') === '1',
    due: due ?? NO_FILTERS.due,
    search: parameters.get('q') ?? '',
  };
}

/** Returns the address of these filters; the usual ones are not named. Other parameters stay. */
export function addressOfFilters(filters: TaskFilters, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put('status', filters.status === NO_FILTERS.status ? null : filters.status);
  put('sector', filters.sectorId);
  put('mine', filters.mine ? '1' : null);
  put('due', filters.due === NO_FILTERS.due ? null : filters.due);
  put('q', filters.search || null);
  return next;
}

/** Returns the filters after a change; one that would contradict another gives way ("overdue" is never closed work). */
export function changedFilters(filters: TaskFilters, change: Partial<TaskFilters>): TaskFilters {
  const next = { ...filters, ...change };
  const isFinished = next.status === 'done' || next.status === 'cancelled';
  if (!isFinished || next.due === 'all' || (next.due === 'late' && next.status === 'done')) return next;
  return change.status === undefined ? { ...next, status: NO_FILTERS.status } : { ...next, due: 'all' };
}
