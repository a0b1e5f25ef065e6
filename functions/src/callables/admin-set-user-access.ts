import { adminSetUserAccessContract, type UserAccess } from '../../../src/domain/callables/admin-set-user-access.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';
import { defineCallable } from '../common/define-callable.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { changeAccess } from '../people/change-access.ts';
import { changeSignIn } from '../people/change-sign-in.ts';
import { administeredPerson } from '../people/administered-person.ts';

const FAILED = {
  active: 'user/reactivate-failed',
  disabled: 'user/disable-failed',
  deleted: 'user/delete-failed',
} as const satisfies Record<UserAccess, ErrorCode>;

/**
 * Disables, reactivates or deletes an account; its sessions end with its access. A deleted account is gone for good: no
 * establishment finds it any more.
 * @source src/domain/callables/admin-set-user-access.ts; specification, point 4 "User"
 */
export const adminSetUserAccess = defineCallable(adminSetUserAccessContract, {
  handle: setAccess,
});

async function setAccess(
  { userId, access }: { userId: string; access: UserAccess },
  caller: Caller,
): Promise<{ userId: string } | Refusal> {
  const found = await administeredPerson(userId, caller);
  if (isRefusal(found)) return found;
  if (userId === caller.userId) return refuse('user/own-account');
  // The document comes first: rules and functions read it, so the account is closed from here on.
  const refused = await changeAccess(found, caller, access);
  if (refused !== null) return refused;
  try {
    await changeSignIn(userId, access);
  } catch (failure) {
    logFailure('adminSetUserAccess', failure, { userId, access });
    return refuse(FAILED[access]);
  }
  return { userId };
}
