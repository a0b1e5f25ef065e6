import * as z from 'zod/mini';
import { typedPassword } from '../users/password.ts';

/** A pending person chooses a password: the temporary one is erased and the account becomes active. */
export const activateAccountRequest = z.strictObject({ newPassword: typedPassword });
export const activateAccountData = z.object({ userId: z.string() });
