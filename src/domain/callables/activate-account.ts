import * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { typedPassword } from '../users/password.ts';

/** A pending person chooses a password: the temporary one is erased and the account becomes active. */
export const activateAccountContract = {
  name: 'activateAccount',
  request: z.strictObject({ newPassword: typedPassword }),
  data: z.object({ userId: z.string() }),
} as const satisfies Contract;
