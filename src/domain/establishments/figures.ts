import type { EpochMs } from '../time/epoch.ts';

/** The numbers of an establishment's day, counted by the server. */
export type EstablishmentFigures = {
  readonly zooId: string;
  readonly peopleActive: number;
  readonly peoplePending: number;
  readonly peopleDisabled: number;
  /** unfinished tasks, the overdue ones included */
  readonly tasksOpen: number;
  readonly tasksOverdue: number;
  /** closed within the last 30 days */
  readonly tasksDone: number;
  /** the last change of a task; null where there has never been one */
  readonly lastActivityUnix: EpochMs | null;
};

/** The period of "done", in milliseconds. */
export const DONE_PERIOD_MS = 30 * 86_400_000;

export const COUNTED = [
  'peopleActive',
  'peoplePending',
  'peopleDisabled',
  'tasksOpen',
  'tasksOverdue',
  'tasksDone',
] as const satisfies readonly (keyof EstablishmentFigures)[];
export type Counted = (typeof COUNTED)[number];

/** Returns the sum of each count; zeros for no establishment. */
export function totalOf(figures: readonly EstablishmentFigures[]): Record<Counted, number> {
  const sums = COUNTED.map((name) => [name, figures.reduce((sum, one) => sum + one[name], 0)]);
  return Object.fromEntries(sums) as Record<Counted, number>;
}
