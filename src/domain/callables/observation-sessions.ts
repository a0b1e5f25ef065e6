import * as z from 'zod/mini';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Takes a session out of all results, for good, with a reason; its entries stay. */
export const invalidateSessionContract = {
  name: 'invalidateSession',
  request: z.strictObject({ visitId: documentId, reason: z.string().check(z.maxLength(MEMO_LENGTH)) }),
  data: z.object({}),
  failure: 'session/invalidate-failed',
} as const satisfies Contract;
export type InvalidateSessionRequest = RequestOf<typeof invalidateSessionContract>;
