import { activateAccountContract } from '#domain/callables/activate-account.ts';
import { endOwnSessionsContract, ownSessionsContract } from '#domain/callables/own-sessions.ts';
import { callOf } from './call-function.ts';

/** Gives a pending account its own password and makes it active. */
export const activateAccount = callOf(activateAccountContract);

/** Returns the devices on which the caller is signed in. */
export const listOwnSessions = callOf(ownSessionsContract);

/** Ends all sessions of the caller. */
export const endOwnSessions = callOf(endOwnSessionsContract);
