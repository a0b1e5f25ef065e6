import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { createUserRequest, type CreateUserRequest } from '../../../src/domain/callables/create-user.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { TEMPORARY_PASSWORD_TTL_MS } from '../../../src/domain/users/password.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { callable } from '../common/callable.ts';
import { now } from '../common/clock.ts';
import { accounts, database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { hashPassword } from '../common/password-hash.ts';
import { sectorPath, temporaryPasswordPath, userPath } from '../common/paths.ts';
import { isRefusal } from '../common/refusal.ts';
import { createAccountWithDocuments } from './account-with-documents.ts';
import { mayCreateUser } from './may-create-user.ts';

/**
 * Creates a pending account with a temporary password in an establishment.
 * @source src/domain/callables/create-user.ts; permissions, "users" and "temporary password"
 */
export const createUser = callable({
  name: 'createUser',
  request: createUserRequest,
  admits: 'active',
  handle: createPendingUser,
});

async function createPendingUser(
  request: CreateUserRequest,
  caller: Caller,
): Promise<CallableAnswer<{ userId: string }>> {
  const establishment = await mayCreateUser(request, caller);
  if (isRefusal(establishment)) return establishment;
  const secret = await hashPassword(request.tempPassword);
  return createAccountWithDocuments(accounts(), request, async (userId) => {
    const batch = database().batch();
    batch.create(database().doc(userPath(userId)), pendingUser(userId, request, establishment));
    batch.create(database().doc(temporaryPasswordPath(userId)), {
      ...secret,
      expiresAt: Timestamp.fromMillis(now() + TEMPORARY_PASSWORD_TTL_MS),
    });
    if (request.userRight === 'user') addKeeper(batch, userId, request.sectors);
    await batch.commit();
  });
}

/** Returns the stored account of a person who has not chosen a password yet. It grants nothing but what was asked for. */
function pendingUser(userId: string, request: CreateUserRequest, establishment: Establishment): User {
  return {
    userId,
    userFirstname: request.userFirstname,
    userLastname: request.userLastname,
    userMail: request.userMail.toLowerCase(),
    userRight: request.userRight,
    userZoo: { label: establishment.zooName, value: establishment.zooId },
    zooId: establishment.zooId,
    userProfilePicture: null,
    eula: 0,
    userStatus: 'pending',
    isDisabled: false,
    isDeleted: false,
    deletedBy: null,
    passwordChangedByAdmin: false,
    passwordChangedAt: null,
    akongoStaff: false,
    akongoRank: null,
    language: request.language,
    sectors: request.sectors,
    betaTester: request.betaTester,
  };
}

/** A keeper's sectors list the keeper: rights in a sector are read from its document. */
function addKeeper(batch: WriteBatch, userId: string, sectorIds: readonly string[]): void {
  for (const sectorId of new Set(sectorIds))
    batch.update(database().doc(sectorPath(sectorId)), { sectorKeeper: FieldValue.arrayUnion(userId) });
}
