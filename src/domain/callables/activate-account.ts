import * as z from 'zod/mini';
import { password } from './field-shapes.ts';

/** A pending person chooses a password: the temporary one is erased and the account becomes active. */
export const activateAccountRequest = z.strictObject({ newPassword: password });
export const activateAccountData = z.object({ userId: z.string() });
