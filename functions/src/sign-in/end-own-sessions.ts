import { endOwnSessionsContract } from '../../../src/domain/callables/own-sessions.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { accounts, database } from '../common/firebase.ts';
import { signInStatePath } from '../common/paths.ts';
import { onlyDevice, readState } from './sign-in-state.ts';

/**
 * Ends all sessions of the caller at the sign-in service. The rules learn of the end from the first call of the session
 * that the page begins next, so that the page in between is not refused; without one, from the next sign-in.
 * @source src/domain/callables/own-sessions.ts; docs/decisions/0030-sessions-end-at-once.md
 */
export const endOwnSessions = defineCallable(endOwnSessionsContract, {
  handle: async ({ device }, { userId, user }) => {
    await accounts().revokeRefreshTokens(userId);
    const batch = database().batch();
    const { zooId } = user;
    const kept = database().doc(signInStatePath(userId));
    batch.set(kept, { devices: onlyDevice(readState((await kept.get()).data()), device) }, { merge: true });
    recordAction(database(), batch, { action: 'user.sessionsEnded', zooId, by: userId, subjectId: userId, at: now() });
    await batch.commit();
    return {};
  },
});
