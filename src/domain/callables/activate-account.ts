import * as z from 'zod/mini';
import { PASSWORD_MIN_LENGTH } from '../users/password.ts';

/** A pending person chooses a password: the temporary one is erased and the account becomes active. */
export const activateAccountRequest = z.strictObject({
  newPassword: z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200)),
});
export const activateAccountData = z.object({ userId: z.string() });
