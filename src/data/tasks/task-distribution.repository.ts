import { type Firestore, getCountFromServer } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { type DistributionUnit, spansOf } from '#domain/tasks/distribution-period.ts';
import { requiredCounts, type DistributedSpan, distributionOf } from '#domain/tasks/task-distribution.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { toAppError } from '../firebase/failure.ts';
import { spanCountQuery } from './task-distribution-queries.ts';

/** The query for a distribution: the sector, the period, and the clock by which tasks are overdue. */
export type DistributionQuestion = {
  readonly zooId: string;
  readonly sectorId: string;
  readonly unit: DistributionUnit;
  /** beginning of the period */
  readonly fromMs: EpochMs;
  readonly nowMs: EpochMs;
};

/** The distribution of a sector's tasks at the instant of its counting. */
export type TaskDistribution = { readonly spans: readonly DistributedSpan[]; readonly countedAtMs: EpochMs };

export type TaskDistributionRepository = {
  /**
   * Returns the number of tasks due in each part of the period, by state: at most 23 counts, each a read per thousand
   * tasks. 'generic/offline' without a network, since a device has only some of the tasks.
   */
  count(question: DistributionQuestion): Promise<Result<TaskDistribution>>;
};

/** Returns the distribution of the tasks of a database. */
export function taskDistributionRepository(database: Firestore): TaskDistributionRepository {
  return {
    async count({ zooId, sectorId, unit, fromMs, nowMs }) {
      if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
      const spans = spansOf(unit, fromMs, ZONE);
      const asked = requiredCounts(spans, nowMs);
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
