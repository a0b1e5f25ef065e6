import * as z from 'zod/mini';
import { callKey } from './call-key.ts';
import type { Contract, RequestOf } from './contract.ts';
import { newPerson } from '../people/new-person.ts';
import { documentId } from '../shared/field-shapes.ts';
import { typedPassword } from '../users/password.ts';

/**
 * An admin creates a pending account in their establishment (specification, point 7: user data plus tempPassword).
 * The temporary password goes into no document: the server keeps its hash for 72 hours.
 */
export const createUserContract = {
  name: 'createUser',
  request: z.strictObject({ ...newPerson, zooId: documentId, tempPassword: typedPassword, callKey }),
  data: z.object({ userId: z.string() }),
  failure: 'user/create-failed',
} as const satisfies Contract;
export type CreateUserRequest = RequestOf<typeof createUserContract>;
