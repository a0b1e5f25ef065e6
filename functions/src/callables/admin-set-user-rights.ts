import {
  adminSetUserRightsContract,
  type AdminSetUserRightsRequest,
} from '../../../src/domain/callables/admin-set-user-rights.ts';
import { mayGrantRole } from '../../../src/domain/access/roles.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { mayAdminister } from '../common/administered-establishment.ts';
import { defineCallable } from '../common/define-callable.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type AdministeredPerson, administeredPerson } from '../people/administered-person.ts';
import { changeRights } from '../people/change-rights.ts';

/**
 * Changes the rights of a person: role, beta access, roles in sectors, and the provider's flags.
 * @source src/domain/callables/admin-set-user-rights.ts; permissions, "users"
 */
export const adminSetUserRights = defineCallable(adminSetUserRightsContract, {
  handle: setRights,
});

async function setRights(request: AdminSetUserRightsRequest, caller: Caller): Promise<{ userId: string } | Refusal> {
  const found = await administeredPerson(request.userId, caller);
  if (isRefusal(found)) return found;
  const refused = mayGrant(request, found, caller) ?? (await changeRights(request, found, caller));
  return refused ?? { userId: request.userId };
}

/** Returns the refusal when the caller may not give these rights, or null: none above their own, none to themselves. */
function mayGrant(
  request: AdminSetUserRightsRequest,
  { person, establishment }: AdministeredPerson,
  caller: Caller,
): Refusal | null {
  const { userRight } = request;
  const isOwn = person.userId === caller.userId;
  const changesRole = userRight !== undefined && userRight !== person.userRight;
  if (changesRole && isOwn) return refuse('user/own-account', 'userRight');
  if (changesRole && !mayGrantRole(caller.user.userRight, userRight)) return refuse('user/role-above-own', 'userRight');
  if (!changesFlags(request, person)) return null;
  return isOwn ? refuse('user/own-account') : mayAdminister(establishment, caller, 'user.setStaffFlags');
}

function changesFlags({ akongoStaff, akongoRank }: AdminSetUserRightsRequest, person: User): boolean {
  return (
    (akongoStaff !== undefined && akongoStaff !== person.akongoStaff) ||
    (akongoRank !== undefined && akongoRank !== person.akongoRank)
  );
}
