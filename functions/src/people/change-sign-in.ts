import type { UserAccess } from '../../../src/domain/callables/admin-set-user-access.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { accounts } from '../common/firebase.ts';
import { releasedAddress } from './released-address.ts';

/**
 * Opens or closes the sign-in account of a person; what is closed has no sessions any more, what is deleted gives its address
 * back. Closing an account that is gone already is no failure. Throws what the sign-in service throws.
 */
export async function changeSignIn(userId: string, access: UserAccess): Promise<void> {
  if (access === 'active') {
    await accounts().updateUser(userId, { disabled: false });
    return;
  }
  try {
    const released = access === 'deleted' ? { email: releasedAddress(userId) } : {};
    await accounts().updateUser(userId, { disabled: true, ...released });
    await accounts().revokeRefreshTokens(userId);
  } catch (failure) {
    if (!isAuthCode(failure, 'auth/user-not-found')) throw failure;
  }
}
