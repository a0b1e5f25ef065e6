import { type Firestore, getCountFromServer } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { type DistributionUnit, spansOf } from '#domain/tasks/distribution-period.ts';
import { countsToAsk, type DistributedSpan, distributionOf } from '#domain/tasks/task-distribution.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { toAppError } from '../firebase/failure.ts';
import { spanCountQuery } from './task-distribution-queries.ts';

/** The period of a sector's tasks that is counted, and the clock by which they are overdue. */
export type DistributionQuestion = {
  readonly zooId: string;
  readonly sectorId: string;
  readonly unit: DistributionUnit;
  /** where the period begins */
  readonly fromMs: EpochMs;
  readonly nowMs: EpochMs;
};

/** How a sector's tasks were distributed when they were counted. */
export type TaskDistribution = { readonly spans: readonly DistributedSpan[]; readonly countedAtMs: EpochMs };

export type TaskDistributionRepository = {
  /**
   * Returns how many tasks are due in each part of the period, by state: at most 23 counts, each a read per thousand tasks,
   * however many there are. 'generic/offline' without a network, since a device counts only what it happens to keep.
   */
  count(question: DistributionQuestion): Promise<Result<TaskDistribution>>;
};

/** Returns the distribution of the tasks of a database. */
export function taskDistributionRepository(database: Firestore): TaskDistributionRepository {
  return {
    async count({ zooId, sectorId, unit, fromMs, nowMs }) {
      if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
      const spans = spansOf(unit, fromMs, ZONE);
      const asked = countsToAsk(spans, nowMs);
      try {
        const answers = await Promise.all(
          asked.map(
            async (one) => (await getCountFromServer(spanCountQuery(database, { zooId, sectorId }, one))).data().count,
          ),
        );
        return ok({ spans: distributionOf(spans, asked, answers), countedAtMs: nowMs });
      } catch (error) {
        return fail(toAppError(error, 'data/tasks'));
      }
    },
  };
}
