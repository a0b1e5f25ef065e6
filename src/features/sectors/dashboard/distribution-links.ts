import type { Span } from '#domain/tasks/distribution-period.ts';
import type { DistributedState } from '#domain/tasks/task-distribution.ts';
import { periodOfSpan } from '#domain/tasks/task-filter-period.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { taskListAddress } from '#features/tasks/index.ts';

/** The filters of the list of each counted state. */
const FILTERS = {
  closed: { status: 'done', due: 'inTime' },
  closedLate: { status: 'done', due: 'late' },
  inProgress: { status: 'inProgress', due: 'inTime' },
  open: { status: 'open', due: 'inTime' },
  overdue: { status: 'unfinished', due: 'overdue' },
} as const satisfies Record<DistributedState, object>;

/** Returns the address of the list of a sector's tasks of a state that are due within a span, also those that do not show yet. */
export function listOfCount(sectorId: string, state: DistributedState, span: Span): string {
  return taskListAddress({ ...FILTERS[state], period: periodOfSpan(span, ZONE), sectorId, later: true });
}
