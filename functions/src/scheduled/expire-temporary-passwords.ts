import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { database, REGION } from '../common/firebase.ts';
import { endTemporaryPasswords } from '../passwords/end-temporary-passwords.ts';

/** Ends the temporary passwords that are older than 72 hours, every hour. */
export const expireTemporaryPasswords = onSchedule(
  { schedule: 'every 1 hours', region: REGION, memory: '256MiB', timeoutSeconds: 540, maxInstances: 1, retryCount: 0 },
  async ({ scheduleTime }) => {
    info('expireTemporaryPasswords', await endTemporaryPasswords(database(), Date.parse(scheduleTime)));
  },
);
