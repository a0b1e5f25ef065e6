import type { AcceptInvitationRequest } from '../../../src/domain/callables/accept-invitation.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { accounts } from '../common/firebase.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/**
 * Makes sure that there is a sign-in account with this id and address, and returns whether it has the given password:
 * an account that was there before has another one. Without its document an account opens nothing.
 */
export async function ensureAccount(
  userId: string,
  person: Pick<AcceptInvitationRequest, 'userMail' | 'newPassword' | 'userFirstname' | 'userLastname'>,
): Promise<{ readonly hasThisPassword: boolean } | Refusal> {
  try {
    await accounts().createUser({
      uid: userId,
      email: person.userMail,
      password: person.newPassword,
      displayName: `${person.userFirstname} ${person.userLastname}`,
    });
    return { hasThisPassword: true };
  } catch (failure) {
    if (isAuthCode(failure, 'auth/invalid-password')) return refuse('password/too-short', 'newPassword');
    if (!isAuthCode(failure, 'auth/uid-already-exists', 'auth/email-already-exists')) throw failure;
  }
  const { users } = await accounts().getUsers([{ uid: userId }]);
  return users.length > 0 ? { hasThisPassword: false } : refuse('auth/account-exists', 'userMail');
}
