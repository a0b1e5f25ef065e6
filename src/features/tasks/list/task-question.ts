import type { TaskList } from '#data/tasks/task-lists.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { DueFilter } from '#domain/tasks/task-filter.ts';
import { holdersOf } from '#domain/tasks/task-role.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { boundsOfPeriod } from '#domain/time/typed-period.ts';
import type { PersonFilter, TaskFilters } from './task-filters.ts';

/**
 * The longest time before a task that becomes visible appears in the list. A shorter step would open new listeners more
 * often.
 */
const SHOWN_STEP_MS = 1_800_000;

/**
 * Returns the question for the database that these filters ask. Days begin and end by the clock of `zone`; the search
 * filters the rows that have arrived.
 */
export function taskQuestion(
  filters: TaskFilters,
  about: {
    readonly zooId: string;
    readonly userId: string;
    readonly pageSize: number;
    readonly sectors: readonly Sector[];
    /** leave out the tasks that do not show yet */
    readonly leavesLaterOut: boolean;
  },
  now: EpochMs,
  zone: string,
): TaskList {
  return {
    zooId: about.zooId,
    sectorId: filters.sectorId,
    ...(filters.enclosureId === null ? {} : { enclosureId: filters.enclosureId }),
    ...(filters.animalId === null ? {} : { animalId: filters.animalId }),
    mineOf: filters.person === 'me' ? about.userId : isSomebody(filters.person) ? filters.person : null,
    isNobodys: filters.person === 'nobody',
    ...(filters.role === null ? {} : { holders: holdersOf(filters.role, sectorsOf(filters, about.sectors)) }),
    pageSize: about.pageSize,
    ...(about.leavesLaterOut
      ? { shownTo: { userId: about.userId, atMs: Math.ceil(now / SHOWN_STEP_MS) * SHOWN_STEP_MS } }
      : {}),
    ...withinPeriod(dueBounds(filters.due, filters.status, now, zone), filters, now, zone),
    ...(filters.status === 'scheduled' ? { scheduledAfterMs: now } : {}),
  };
}

function sectorsOf({ sectorId }: TaskFilters, sectors: readonly Sector[]): readonly Sector[] {
  return sectorId === null ? sectors : sectors.filter((sector) => sector.sectorId === sectorId);
}

function isSomebody(person: PersonFilter): boolean {
  return person !== 'all' && person !== 'nobody';
}

type Bounds = Pick<TaskList, 'status' | 'dueFromMs' | 'dueBeforeMs' | 'closedLate' | 'isClosedInTime'>;

/** The bounds, narrowed to the period of the filters; no task is due before it is scheduled. */
function withinPeriod(bounds: Bounds, filters: TaskFilters, now: EpochMs, zone: string): Bounds {
  const { fromMs, beforeMs } = boundsOfPeriod(filters.period, zone);
  const starts = [bounds.dueFromMs, fromMs, filters.status === 'scheduled' ? now : null].filter((one) => one !== null);
  const ends = [bounds.dueBeforeMs, beforeMs].filter((one) => one !== null);
  return {
    ...bounds,
    dueFromMs: starts.length === 0 ? null : Math.max(...starts),
    dueBeforeMs: ends.length === 0 ? null : Math.min(...ends),
  };
}

function dueBounds(due: DueFilter, status: TaskFilters['status'], now: EpochMs, zone: string): Bounds {
  const stored = status === 'scheduled' ? 'open' : status;
  const any: Bounds = { status: stored, dueFromMs: null, dueBeforeMs: null, closedLate: false };
  switch (due) {
    case 'all':
      return any;
    case 'overdue':
      return { ...any, dueBeforeMs: now };
    case 'dueToday':
      return { ...any, dueFromMs: startOfDay(now, zone), dueBeforeMs: endOfDay(now, zone) };
    case 'byToday':
      return { ...any, dueBeforeMs: endOfDay(now, zone) };
    case 'late':
      // A task is late if it was closed after its due time, or is still in progress past it.
      return status === 'done' ? { ...any, closedLate: true } : { ...any, status: 'inProgress', dueBeforeMs: now };
    case 'inTime':
      return status === 'done' ? { ...any, isClosedInTime: true } : { ...any, dueFromMs: now };
  }
}
