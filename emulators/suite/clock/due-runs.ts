import { nextRun } from '../schedule/next-run.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { SuiteProblem } from '../suite-problem.ts';

/** More runs than this in one step are a mistake. */
export const MAX_RUNS = 1000;

export type DueRun<Entry> = { readonly entry: Entry; readonly dueMs: number };

/**
 * The runs after `fromMs` and up to `toMs`, in the order of their times: each schedule once, at the first of its times,
 * or at every one of them. Throws a SuiteProblem for more than MAX_RUNS.
 */
export function dueRuns<Entry extends { readonly schedule: Schedule; readonly zone: string }>(
  entries: readonly Entry[],
  span: { readonly fromMs: number; readonly toMs: number; readonly everyRun: boolean },
): DueRun<Entry>[] {
  const runs: DueRun<Entry>[] = [];
  for (const entry of entries) {
    let dueMs = nextRun(entry.schedule, entry.zone, span.fromMs);
    while (dueMs !== null && dueMs <= span.toMs) {
      runs.push({ entry, dueMs });
      if (runs.length > MAX_RUNS)
        throw new SuiteProblem(`That is more than ${MAX_RUNS} scheduled runs: move the clock in smaller steps.`);
      dueMs = span.everyRun ? nextRun(entry.schedule, entry.zone, dueMs) : null;
    }
  }
  return runs.toSorted((a, b) => a.dueMs - b.dueMs);
}
