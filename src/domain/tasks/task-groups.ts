import { startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { Sector } from '../sectors/sector.ts';
import { rolesOfTask } from './task-role.ts';
import type { Task } from './task.ts';

/** The ways to group a list of tasks. */
export const TASK_GROUPINGS = ['none', 'sector', 'animal', 'day', 'person', 'role'] as const;
export type TaskGrouping = (typeof TASK_GROUPINGS)[number];

/**
 * Tasks that belong together; `key` is a sector, an animal or a person by id, a role, a day by its first instant, ''
 * for none.
 */
export type TaskGroup = { readonly key: string; readonly tasks: readonly Task[] };

/**
 * Returns the groups of tasks, each in the order of the list; empty for no tasks. A task of several sectors, animals,
 * people or roles stands under each of them; the person of a taken task is the one who has taken it. Groups come in the
 * order of their first task, the group without a key last.
 */
export function groupTasks(
  tasks: readonly Task[],
  by: Exclude<TaskGrouping, 'none'>,
  around: { readonly zone: string; readonly sectors: readonly Sector[] },
): TaskGroup[] {
  const groups = new Map<string, Task[]>();
  for (const task of tasks)
    for (const key of keysOf(task, by, around)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [task]);
      else group.push(task);
    }
  const all = [...groups].map(([key, grouped]) => ({ key, tasks: grouped }));
  return [...all.filter(({ key }) => key !== ''), ...all.filter(({ key }) => key === '')];
}

function keysOf(
  task: Task,
  by: Exclude<TaskGrouping, 'none'>,
  { zone, sectors }: { readonly zone: string; readonly sectors: readonly Sector[] },
): readonly string[] {
  switch (by) {
    case 'day':
      return [dayKey(task.dueAtUnix, zone)];
    case 'sector':
      return orNone(task.sectorIds);
    case 'animal':
      return orNone(task.animalIds);
    case 'role':
      return orNone(rolesOfTask(task, sectors));
    case 'person':
      return orNone(task.takenBy === null ? task.responsibleIds : [task.takenBy]);
  }
}

function dayKey(instant: EpochMs, zone: string): string {
  return String(startOfDay(instant, zone));
}

function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [''] : ids;
}
