import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { database, REGION } from '../common/firebase.ts';
import { mailDigests } from '../notifications/mail-digests.ts';

/** Mails their tasks of the day to those who wish it, at six in the morning. */
export const sendDigests = onSchedule(
  {
    schedule: 'every day 06:00',
    timeZone: ZONE,
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 540,
    maxInstances: 1,
    // Who has had their mail gets no second one: a run that failed is done again.
    retryCount: 2,
  },
  async ({ scheduleTime }) => {
    info('sendDigests', await mailDigests(database(), Date.parse(scheduleTime), ZONE));
  },
);
