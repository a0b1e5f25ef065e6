import type { EpochMs } from '../time/epoch.ts';
import { isOverdue } from './task-state.ts';
import { isUnassigned } from './task-transition.ts';
import type { Task } from './task.ts';

/** The parts of a person's day, in their order: begun, overdue, due today, and work that nobody has taken yet. */
export const DAY_GROUPS = ['now', 'overdue', 'today', 'toTake'] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

/**
 * Returns the tasks of a person's day by their part, each in the given order; parts without tasks are left out. Begun work
 * stands first also when it is overdue; a task that nobody has taken stands last whenever it is due.
 */
export function dayGroups<Some extends Task>(
  tasks: readonly Some[],
  now: EpochMs,
): readonly { readonly id: DayGroup; readonly tasks: readonly Some[] }[] {
  const grouped = Map.groupBy(tasks, (task) => dayGroupOf(task, now));
  return DAY_GROUPS.flatMap((id) => {
    const some = grouped.get(id);
    return some === undefined ? [] : [{ id, tasks: some }];
  });
}

function dayGroupOf(task: Task, now: EpochMs): DayGroup {
  if (isUnassigned(task)) return 'toTake';
  if (task.status === 'IN_PROGRESS') return 'now';
  return isOverdue(task, now) ? 'overdue' : 'today';
}
