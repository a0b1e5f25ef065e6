import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import { LANGUAGES } from '../users/language.ts';
import { documentId, mailAddress, password, personName } from './field-shapes.ts';

/** Who is to be: what an admin says of a person, whether the account is created or the person invited. */
export const newPerson = {
  userFirstname: personName,
  userLastname: personName,
  userMail: mailAddress,
  userRight: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  betaTester: z.boolean(),
  sectors: z.array(documentId).check(z.maxLength(200)),
} as const;

/**
 * An admin creates a pending account in their establishment (specification, point 7: user data plus tempPassword).
 * The temporary password goes into no document: the server keeps its hash for 72 hours.
 */
export const createUserRequest = z.strictObject({ ...newPerson, zooId: documentId, tempPassword: password });
export const createUserData = z.object({ userId: z.string() });
export type CreateUserRequest = z.infer<typeof createUserRequest>;
