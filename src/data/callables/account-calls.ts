import { activateAccountContract } from '#domain/callables/activate-account.ts';
import { callOf } from './call-function.ts';

/** Gives a pending account its own password and makes it active. */
export const activateAccount = callOf(activateAccountContract);
