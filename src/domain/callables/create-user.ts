import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { LANGUAGES } from '../users/language.ts';
import { PASSWORD_MIN_LENGTH } from '../users/password.ts';

/**
 * An admin creates a pending account in their establishment (specification, point 7: user data plus tempPassword).
 * The temporary password goes into no document: the server keeps its hash for 72 hours.
 */
export const createUserRequest = z.strictObject({
  userFirstname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  userLastname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  userMail: z.email().check(z.maxLength(254)),
  userRight: z.enum(ROLES),
  zooId: z.string().check(z.minLength(1), z.maxLength(128)),
  language: z.enum(LANGUAGES),
  betaTester: z.boolean(),
  sectors: z.array(z.string().check(z.minLength(1), z.maxLength(128))).check(z.maxLength(200)),
  tempPassword: z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200)),
});
export const createUserData = z.object({ userId: z.string() });
export type CreateUserRequest = z.infer<typeof createUserRequest>;
