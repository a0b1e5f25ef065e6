import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { database, REGION } from '../common/firebase.ts';
import { applyPasswords } from '../passwords/apply-passwords.ts';

/** Gives the sign-in service the passwords that it could not take when they were set, every five minutes. */
export const applyWaitingPasswords = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
    retryCount: 0,
  },
  async ({ scheduleTime }) => {
    info('applyWaitingPasswords', await applyPasswords(database(), Date.parse(scheduleTime)));
  },
);
