import { defineSchedule } from '../common/define-schedule.ts';
import { deleteFound } from '../common/delete-found.ts';
import { endTemporaryPasswords } from '../passwords/end-temporary-passwords.ts';
import { database } from '../common/firebase.ts';
import { SIGN_IN_ATTEMPTS } from '../common/paths.ts';

/** The time after which failed sign-ins are of no use to anybody. */
const ATTEMPTS_KEPT_MS = 86_400_000;

/** Ends the temporary passwords that are older than 72 hours, and forgets old failed sign-ins, every hour. */
export const expireTemporaryPasswords = defineSchedule(
  { name: 'expireTemporaryPasswords', schedule: 'every 1 hours' },
  async (at) => {
    const old = database()
      .collection(SIGN_IN_ATTEMPTS)
      .where('lastAtUnix', '<=', at - ATTEMPTS_KEPT_MS);
    const forgotten = await deleteFound(database(), old);
    return { ...(await endTemporaryPasswords(database(), at)), forgotten };
  },
);
