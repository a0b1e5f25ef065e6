import { defineSchedule } from '../common/define-schedule.ts';
import { applyPasswords } from '../passwords/apply-passwords.ts';
import { database } from '../common/firebase.ts';

/** Gives the sign-in service, every five minutes, the passwords that it could not store when they were set. */
export const applyWaitingPasswords = defineSchedule(
  { name: 'applyWaitingPasswords', schedule: 'every 5 minutes', timeoutSeconds: 300 },
  (at) => applyPasswords(database(), at),
);
