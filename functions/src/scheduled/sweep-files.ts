import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { REGION } from '../common/firebase.ts';
import { sweepTaskFiles } from '../tasks/sweep-task-files.ts';

/** Deletes files that were put there for tasks and never told of, every night. */
export const sweepFiles = onSchedule(
  {
    schedule: 'every day 03:00',
    timeZone: ZONE,
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    // The next night makes up for a run that failed.
    retryCount: 0,
  },
  async ({ scheduleTime }) => {
    info('sweepFiles', { deleted: await sweepTaskFiles(Date.parse(scheduleTime)) });
  },
);
