import { createUserContract, type CreateUserRequest } from '../../../src/domain/callables/create-user.ts';
import { isOfferedLanguage } from '../../../src/domain/users/language.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { accounts, database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { temporaryPasswordPath, userPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { freeAddress } from '../people/address-holder.ts';
import { storedTemporaryPassword } from '../passwords/temporary-password.ts';
import { addKeeper, pendingUser } from '../people/new-person.ts';
import { createAccountWithDocuments } from './account-with-documents.ts';
import { mayCreateUser } from './may-create-user.ts';

/**
 * Creates a pending account with a temporary password in an establishment.
 * @source src/domain/callables/create-user.ts; permissions, "users" and "temporary password"
 */
export const createUser = defineCallable(createUserContract, {
  handle: createPendingUser,
});

async function createPendingUser(request: CreateUserRequest, caller: Caller): Promise<{ userId: string } | Refusal> {
  const establishment = await mayCreateUser(request, caller);
  if (isRefusal(establishment)) return establishment;
  if (!isOfferedLanguage(establishment.languages, request.language)) return refuse('user/language-unknown', 'language');
  // The address of a deleted person is released; that of anybody else stays theirs.
  if (!(await freeAddress(request.userMail.toLowerCase()))) return refuse('user/email-in-use', 'userMail');
  const at = now();
  const temporary = await storedTemporaryPassword(request.tempPassword, at);
  return createAccountWithDocuments(accounts(), request, async (userId) => {
    const batch = database().batch();
    batch.create(database().doc(userPath(userId)), pendingUser(userId, request, establishment));
    batch.create(database().doc(temporaryPasswordPath(userId)), temporary);
    addKeeper(database(), batch, userId, request);
    recordAction(database(), batch, {
      action: 'user.created',
      zooId: establishment.zooId,
      by: caller.userId,
      subjectId: userId,
      at,
      details: { userRight: request.userRight, sectors: request.sectors },
    });
    await batch.commit();
  });
}
