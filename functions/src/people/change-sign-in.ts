import type { UserAccess } from '../../../src/domain/callables/admin-set-user-access.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { accounts } from '../common/firebase.ts';
import { releasedAddress } from './released-address.ts';
import { endSessions } from '../common/sessions-end.ts';

/**
 * Opens or closes the sign-in account of a person; a closed one has no sessions any more, and a deleted one releases
 * its address. Closing an account that is gone already is no failure. Throws the errors of the sign-in service.
 */
export async function changeSignIn(userId: string, access: UserAccess): Promise<void> {
  if (access === 'active') {
    await accounts().updateUser(userId, { disabled: false });
    return;
  }
  try {
    const released = access === 'deleted' ? { email: releasedAddress(userId) } : {};
    await accounts().updateUser(userId, { disabled: true, ...released });
    await endSessions(userId);
  } catch (failure) {
    if (!isAuthCode(failure, 'auth/user-not-found')) throw failure;
  }
}
