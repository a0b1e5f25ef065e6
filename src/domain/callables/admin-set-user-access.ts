import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';

/** What may become of an account: it may sign in, may not, or is deleted softly (data kept, out of every list). */
export const USER_ACCESSES = ['active', 'disabled', 'deleted'] as const;
export type UserAccess = (typeof USER_ACCESSES)[number];

/** An admin disables, reactivates or deletes an account; its sessions end with its access. */
export const adminSetUserAccessRequest = z.strictObject({ userId: documentId, access: z.enum(USER_ACCESSES) });
export const adminSetUserAccessData = z.object({ userId: z.string() });
