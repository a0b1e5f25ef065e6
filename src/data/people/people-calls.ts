import {
  adminSendPasswordResetEmailData,
  adminSendPasswordResetEmailRequest,
  adminSetTemporaryPasswordData,
  adminSetTemporaryPasswordRequest,
  adminUpdateUserPasswordData,
  adminUpdateUserPasswordRequest,
} from '#domain/callables/admin-passwords.ts';
import {
  adminSetUserAccessData,
  adminSetUserAccessRequest,
  type UserAccess,
} from '#domain/callables/admin-set-user-access.ts';
import {
  adminSetUserRightsData,
  adminSetUserRightsRequest,
  type AdminSetUserRightsRequest,
} from '#domain/callables/admin-set-user-rights.ts';
import { createUserData, createUserRequest, type CreateUserRequest } from '#domain/callables/create-user.ts';
import { revokeInvitationData, revokeInvitationRequest } from '#domain/callables/revoke-invitation.ts';
import {
  sendUserInvitationData,
  sendUserInvitationRequest,
  type SendUserInvitationRequest,
} from '#domain/callables/send-user-invitation.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import type { User } from '#domain/users/user.ts';
import { callFunction } from '../callables/call-function.ts';

/** What the server does to accounts and invitations for an admin. Each answers with a code of the catalogue when it fails. */
export type PeopleCalls = {
  create(request: CreateUserRequest): Promise<Result<{ userId: string }>>;
  /** Sends an invitation, in place of an earlier one of the same address. */
  invite(request: SendUserInvitationRequest): Promise<Result<{ invitationId: string }>>;
  revoke(invitationId: string): Promise<Result<{ invitationId: string }>>;
  setRights(request: AdminSetUserRightsRequest): Promise<Result<{ userId: string }>>;
  setAccess(userId: string, access: UserAccess): Promise<Result<{ userId: string }>>;
  sendReset(userMail: string): Promise<Result<{ userId: string }>>;
  /** `pending`: the password could only be kept as a temporary one. */
  setPassword(userId: string, newPassword: string): Promise<Result<{ userStatus: User['userStatus'] }>>;
  setTemporaryPassword(userId: string, tempPassword: string): Promise<Result<{ expiresAtUnix: EpochMs }>>;
};

const REFUSED_ACCESS: Record<UserAccess, ErrorCode> = {
  disabled: 'user/disable-failed',
  active: 'user/reactivate-failed',
  deleted: 'user/delete-failed',
};

/** The callables of people, by the contracts of the domain. */
export const peopleCalls: PeopleCalls = {
  create: (request) =>
    named(
      callFunction({ name: 'createUser', request: createUserRequest, data: createUserData }, request),
      'user/create-failed',
    ),
  invite: (request) =>
    named(
      callFunction(
        { name: 'sendUserInvitation', request: sendUserInvitationRequest, data: sendUserInvitationData },
        request,
      ),
      'user/invitation-failed',
    ),
  revoke: (invitationId) =>
    callFunction(
      { name: 'revokeInvitation', request: revokeInvitationRequest, data: revokeInvitationData },
      { invitationId },
    ),
  setRights: (request) =>
    named(
      callFunction(
        { name: 'adminSetUserRights', request: adminSetUserRightsRequest, data: adminSetUserRightsData },
        request,
      ),
      'user/roles-save-failed',
    ),
  setAccess: (userId, access) =>
    named(
      callFunction(
        { name: 'adminSetUserAccess', request: adminSetUserAccessRequest, data: adminSetUserAccessData },
        { userId, access },
      ),
      REFUSED_ACCESS[access],
    ),
  sendReset: (userEmail) =>
    named(
      callFunction(
        {
          name: 'adminSendPasswordResetEmail',
          request: adminSendPasswordResetEmailRequest,
          data: adminSendPasswordResetEmailData,
        },
        { userEmail },
      ),
      'auth/reset-email-failed',
    ),
  setPassword: (userId, newPassword) =>
    named(
      callFunction(
        { name: 'adminUpdateUserPassword', request: adminUpdateUserPasswordRequest, data: adminUpdateUserPasswordData },
        { userId, newPassword },
      ),
      'password/update-failed',
    ),
  setTemporaryPassword: (userId, tempPassword) =>
    named(
      callFunction(
        {
          name: 'adminSetTemporaryPassword',
          request: adminSetTemporaryPasswordRequest,
          data: adminSetTemporaryPasswordData,
        },
        { userId, tempPassword },
      ),
      'password/generation-failed',
    ),
};

/** Returns the answer; a failure of which nothing is known but that it is one is told in the specification's words. */
async function named<T>(answer: Promise<Result<T>>, code: ErrorCode): Promise<Result<T>> {
  const result = await answer;
  return result.ok || result.error.code !== 'generic/something-went-wrong' ? result : fail(appError(code));
}
