import { defineSchedule } from '../common/define-schedule.ts';
import { applyPasswords } from '../passwords/apply-passwords.ts';
import { database } from '../common/firebase.ts';

/** Gives the sign-in service the passwords that it could not take when they were set, every five minutes. */
export const applyWaitingPasswords = defineSchedule(
  { name: 'applyWaitingPasswords', schedule: 'every 5 minutes', timeoutSeconds: 300 },
  (at) => applyPasswords(database(), at),
);
