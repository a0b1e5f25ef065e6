import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { database, REGION } from '../common/firebase.ts';
import { processAutomations } from './process-automations.ts';

/** Makes the tasks of the automations that are due, every quarter of an hour. */
export const runRecurringTasks = onSchedule(
  {
    schedule: 'every 15 minutes',
    timeZone: ZONE,
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    // The next quarter of an hour makes up for a run that failed.
    retryCount: 0,
  },
  async ({ scheduleTime }) => {
    // The time the run stands for: one that starts late still makes what was due, and no more.
    info('runRecurringTasks', await processAutomations(database(), Date.parse(scheduleTime), ZONE));
  },
);
