import * as z from 'zod/mini';
import { newPerson } from '../people/new-person.ts';
import { documentId } from '../shared/field-shapes.ts';
import { typedPassword } from '../users/password.ts';

/**
 * An admin creates a pending account in their establishment (specification, point 7: user data plus tempPassword).
 * The temporary password goes into no document: the server keeps its hash for 72 hours.
 */
export const createUserRequest = z.strictObject({ ...newPerson, zooId: documentId, tempPassword: typedPassword });
export const createUserData = z.object({ userId: z.string() });
export type CreateUserRequest = z.infer<typeof createUserRequest>;
