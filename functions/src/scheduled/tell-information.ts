import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { REGION } from '../common/firebase.ts';
import { beginInformation } from '../information/begin-information.ts';

/** Tells the people of information whose period has begun, every quarter of an hour. */
export const tellInformation = onSchedule(
  {
    schedule: 'every 15 minutes',
    timeZone: ZONE,
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    // The next quarter of an hour makes up for a run that failed.
    retryCount: 0,
  },
  async ({ scheduleTime }) => {
    info('tellInformation', await beginInformation(Date.parse(scheduleTime)));
  },
);
