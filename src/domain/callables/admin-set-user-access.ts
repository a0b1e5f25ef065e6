import * as z from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { Contract } from './contract.ts';
import { documentId } from '../shared/field-shapes.ts';

/**
 * The accesses of an account: it may sign in, it may not, or it is deleted softly (its data are kept, and no list shows
 * it).
 */
export const USER_ACCESSES = ['active', 'disabled', 'deleted'] as const;
export type UserAccess = (typeof USER_ACCESSES)[number];

const FAILURES = {
  active: 'user/reactivate-failed',
  disabled: 'user/disable-failed',
  deleted: 'user/delete-failed',
} as const satisfies Record<UserAccess, ErrorCode>;

/** An admin disables, reactivates or deletes an account; its sessions end with its access. */
export const adminSetUserAccessContract = {
  name: 'adminSetUserAccess',
  request: z.strictObject({ userId: documentId, access: z.enum(USER_ACCESSES) }),
  data: z.object({ userId: z.string() }),
  failure: ({ access }: { readonly access: UserAccess }) => FAILURES[access],
} as const satisfies Contract;
