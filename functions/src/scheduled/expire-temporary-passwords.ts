import { defineSchedule } from '../common/define-schedule.ts';
import { endTemporaryPasswords } from '../passwords/end-temporary-passwords.ts';
import { database } from '../common/firebase.ts';

/** Ends the temporary passwords that are older than 72 hours, every hour. */
export const expireTemporaryPasswords = defineSchedule(
  { name: 'expireTemporaryPasswords', schedule: 'every 1 hours' },
  (at) => endTemporaryPasswords(database(), at),
);
