import {
  adminSendPasswordResetEmailContract,
  adminSetTemporaryPasswordContract,
  adminUpdateUserPasswordContract,
} from '#domain/callables/admin-passwords.ts';
import { adminSetUserAccessContract } from '#domain/callables/admin-set-user-access.ts';
import { adminSetUserRightsContract } from '#domain/callables/admin-set-user-rights.ts';
import { createUserContract } from '#domain/callables/create-user.ts';
import { revokeInvitationContract } from '#domain/callables/revoke-invitation.ts';
import { sendUserInvitationContract } from '#domain/callables/send-user-invitation.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of accounts and invitations, for an admin. Each fails with a code of the catalogue. */
export const peopleCalls = {
  create: callOf(createUserContract),
  /** Sends an invitation, in place of an earlier one of the same address. */
  invite: callOf(sendUserInvitationContract),
  revoke: callOf(revokeInvitationContract),
  setRights: callOf(adminSetUserRightsContract),
  setAccess: callOf(adminSetUserAccessContract),
  sendReset: callOf(adminSendPasswordResetEmailContract),
  /** `userStatus` is 'pending' when the password could only be kept as a temporary one. */
  setPassword: callOf(adminUpdateUserPasswordContract),
  setTemporaryPassword: callOf(adminSetTemporaryPasswordContract),
};

export type PeopleCalls = typeof peopleCalls;
