/**
 * Decides which jobs run at the same time.
 */

/** A job as the schedule sees it. */
export type Job = {
  readonly name: string;
  /** The number of the machine's lanes it fills: 1 runs beside others, MAX_LOAD runs alone. */
  readonly load?: number;
  /**
   * Names of jobs that must have ended before this one starts; a name that is not part of the run is not waited for.
   */
  readonly after?: readonly string[];
};

/** Two jobs of one core each, or one job that uses both. */
export const MAX_LOAD = 2;

/**
 * Returns the first waiting job that may start beside the running ones, or null when none may. A job that runs alone is
 * not overtaken: those behind it wait until it has run, so that it comes to its turn.
 */
export function nextJob<T extends Job>(waiting: readonly T[], running: readonly Job[]): T | null {
  const free = MAX_LOAD - running.reduce((sum, job) => sum + (job.load ?? 1), 0);
  for (const job of waiting) {
    const isBlocked = [...waiting, ...running].some((other) => job.after?.includes(other.name));
    if (isBlocked) continue;
    return (job.load ?? 1) <= free ? job : null;
  }
  return null;
}
