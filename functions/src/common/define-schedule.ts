import { info } from 'firebase-functions/logger';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { REGION } from './firebase.ts';
import { logFailure } from './log-failure.ts';

type Schedule = {
  /** its name in the deployment and in the log */
  readonly name: string;
  /** in the syntax of App Engine, in the product's time zone: 'every 15 minutes' */
  readonly schedule: string;
  /** 540 by default */
  readonly timeoutSeconds?: number;
  readonly memory?: '512MiB';
  /** 0 by default: the next run makes up for a failed one */
  readonly retryCount?: number;
};

/**
 * Returns a scheduled function, of which one run is active at a time. The work gets the planned instant of the run, so
 * that a late run still does the work due then and no more; its report is logged, and so is its failure.
 */
export function defineSchedule(
  { name, schedule, timeoutSeconds = 540, memory, retryCount = 0 }: Schedule,
  work: (at: EpochMs) => Promise<object>,
): ScheduleFunction {
  const options = {
    ...{ schedule, timeZone: ZONE, region: REGION, memory: memory ?? ('256MiB' as const) },
    ...{ timeoutSeconds, maxInstances: 1, retryCount },
  };
  return onSchedule(options, async ({ scheduleTime }) => {
    try {
      info(name, await work(Date.parse(scheduleTime)));
    } catch (failure) {
      logFailure(name, failure);
      throw failure;
    }
  });
}
