import type { DataOf, RequestOf } from '#domain/callables/contract.ts';
import type { signInContract } from '#domain/callables/sign-in.ts';
import type { Result } from '#domain/shared/result.ts';
import { plainCall, postCall } from './plain-call.ts';

/**
 * Has the server check an address and a password; returns a token for the sign-in service, or null where it does not
 * check. Errors: those of the callable, 'auth/network'.
 */
export function checkedSignIn(
  request: RequestOf<typeof signInContract>,
): Promise<Result<DataOf<typeof signInContract>>> {
  return plainCall('signIn', request);
}

/**
 * Makes the first call of a new session, at which the server lets the rules refuse the older ones. Its answer is not
 * needed: any later call does the same.
 */
export async function introduceSession(device: string, token: string): Promise<void> {
  await postCall('ownSessions', { device }, { authorization: `Bearer ${token}` });
}
