import { ownSessionsContract } from '../../../src/domain/callables/own-sessions.ts';
import { accounts, database } from '../common/firebase.ts';
import { defineCallable } from '../common/define-callable.ts';
import { signInStatePath } from '../common/paths.ts';
import { sessionsValidAfterOf } from '../common/sessions-end.ts';
import { readState, sessionsOf } from './sign-in-state.ts';

/**
 * Answers with the devices on which the caller is signed in, as far as the server checked the password there.
 * @source src/domain/callables/own-sessions.ts
 */
export const ownSessions = defineCallable(ownSessionsContract, {
  writesNothing: true,
  handle: async ({ device }, { userId }) => {
    const [account, kept] = await Promise.all([
      accounts().getUser(userId),
      database().doc(signInStatePath(userId)).get(),
    ]);
    return { sessions: sessionsOf(readState(kept.data()), device, sessionsValidAfterOf(account)) };
  },
});
