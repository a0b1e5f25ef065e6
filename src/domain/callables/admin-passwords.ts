import * as z from 'zod/mini';
import { USER_STATUSES } from '../users/user.ts';
import { documentId, mailAddress } from '../shared/field-shapes.ts';
import { typedPassword } from '../users/password.ts';

/**
 * An admin has the reset message sent to a person of their establishment. So many an hour (`people/mail-limits.ts`), then
 * 'generic/too-many-requests'.
 */
export const adminSendPasswordResetEmailRequest = z.strictObject({ userEmail: mailAddress });
export const adminSendPasswordResetEmailData = z.object({ userId: z.string() });

/**
 * An admin sets a person's password: the account is active and its sessions end. When the sign-in service fails, the
 * person is pending and the password becomes their temporary one (specification, point 4 "User"): `userStatus` says which.
 */
export const adminUpdateUserPasswordRequest = z.strictObject({ userId: documentId, newPassword: typedPassword });
export const adminUpdateUserPasswordData = z.object({ userId: z.string(), userStatus: z.enum(USER_STATUSES) });

/** An admin gives a pending person a new temporary password, in place of a lost or expired one. */
export const adminSetTemporaryPasswordRequest = z.strictObject({ userId: documentId, tempPassword: typedPassword });
export const adminSetTemporaryPasswordData = z.object({ userId: z.string(), expiresAtUnix: z.int() });
