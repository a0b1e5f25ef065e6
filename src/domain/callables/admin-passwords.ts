import * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { USER_STATUSES } from '../users/user.ts';
import { documentId, mailAddress } from '../shared/field-shapes.ts';
import { typedPassword } from '../users/password.ts';

/**
 * An admin has the reset message sent to a person of their establishment. Beyond the limit per hour
 * (`people/mail-limits.ts`) it fails with 'generic/too-many-requests'.
 */
export const adminSendPasswordResetEmailContract = {
  name: 'adminSendPasswordResetEmail',
  request: z.strictObject({ userEmail: mailAddress }),
  data: z.object({ userId: z.string() }),
  failure: 'auth/reset-email-failed',
} as const satisfies Contract;

/**
 * An admin sets a person's password: the account is active and its sessions end. When the sign-in service fails, the
 * person is pending and the password becomes their temporary one (specification, point 4 "User"): `userStatus` says
 * which.
 */
export const adminUpdateUserPasswordContract = {
  name: 'adminUpdateUserPassword',
  request: z.strictObject({ userId: documentId, newPassword: typedPassword }),
  data: z.object({ userId: z.string(), userStatus: z.enum(USER_STATUSES) }),
  failure: 'password/update-failed',
} as const satisfies Contract;

/** An admin gives a pending person a new temporary password, in place of a lost or expired one. */
export const adminSetTemporaryPasswordContract = {
  name: 'adminSetTemporaryPassword',
  request: z.strictObject({ userId: documentId, tempPassword: typedPassword }),
  data: z.object({ userId: z.string(), expiresAtUnix: z.int() }),
  failure: 'password/generation-failed',
} as const satisfies Contract;
