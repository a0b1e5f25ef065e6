import type { Task } from './task.ts';

/** The task bell's part of a person's tasks. @source specification, point 2 "Task bell dropdown" */

/** Tasks shown of each sector. */
export const BELL_TASKS_PER_SECTOR = 3;
/** Characters of a description that are shown. */
export const BELL_DESCRIPTION_LENGTH = 50;

/** The first tasks of one sector; `sectorId` is null for tasks of none. */
export type BellGroup = {
  readonly sectorId: string | null;
  readonly tasks: readonly Task[];
  /** number of the tasks that are not listed */
  readonly more: number;
};

/**
 * Returns the tasks by sector, three of each, in their given order; empty for no tasks. A task of several sectors is
 * listed once: under the first one that is the person's own, else under its main one.
 */
export function bellGroups(tasks: readonly Task[], ownSectorIds: readonly string[]): BellGroup[] {
  const groups = Map.groupBy(tasks, (task) => sectorOf(task, ownSectorIds));
  return [...groups].map(([sectorId, all]) => ({
    sectorId,
    tasks: all.slice(0, BELL_TASKS_PER_SECTOR),
    more: Math.max(0, all.length - BELL_TASKS_PER_SECTOR),
  }));
}

function sectorOf(task: Pick<Task, 'sectorId' | 'sectorIds'>, ownSectorIds: readonly string[]): string | null {
  return task.sectorIds.find((id) => ownSectorIds.includes(id)) ?? task.sectorId ?? task.sectorIds[0] ?? null;
}

/**
 * Returns the description on one line, cut after 50 characters with an ellipsis; '' for an empty one. A character is
 * what a reader sees as one: an accented letter or a flag is never cut in two.
 */
export function bellDescription(description: string): string {
  const line = description.trim().replace(/\s+/g, ' ');
  // A text of fewer code units cannot have more characters.
  if (line.length <= BELL_DESCRIPTION_LENGTH) return line;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)];
  const next = characters[BELL_DESCRIPTION_LENGTH];
  return next === undefined ? line : `${line.slice(0, next.index).trimEnd()}…`;
}
