import type { TaskDistributionRepository } from '../../../src/data/tasks/task-distribution.repository.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { spansOf } from '../../../src/domain/tasks/distribution-period.ts';
import type { DistributedState } from '../../../src/domain/tasks/task-distribution.ts';
import { taskState } from '../../../src/domain/tasks/task-state.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';

/** Returns the distribution of these tasks, each counted by the state that a person reads. */
export function taskDistributionOf(tasks: readonly Task[]): TaskDistributionRepository {
  return {
    count({ sectorId, unit, fromMs, nowMs }) {
      const spans = spansOf(unit, fromMs, ZONE).map((span) => {
        const counts: Record<DistributedState, number> = {
          closed: 0,
          closedLate: 0,
          inProgress: 0,
          open: 0,
          overdue: 0,
        };
        for (const task of tasks) {
          const isWithin = task.dueAtUnix >= span.fromMs && task.dueAtUnix < span.untilMs;
          const state = stateOf(task, nowMs);
          if (isWithin && task.sectorIds.includes(sectorId) && state !== null) counts[state] += 1;
        }
        return { ...span, counts };
      });
      return Promise.resolve(ok({ spans, countedAtMs: nowMs }));
    },
  };
}

function stateOf(task: Task, now: number): DistributedState | null {
  const state = taskState(task, now);
  if (state === 'cancelled' || state === 'archived') return null;
  if (state === 'scheduled') return 'open';
  return state === 'inProgressLate' ? 'overdue' : state;
}
