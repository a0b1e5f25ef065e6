import * as z from 'zod/mini';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, RequestOf } from './contract.ts';

/** Acknowledges an active alert with a reason; it stays open until its episode ends. */
export const acknowledgeAlertContract = {
  name: 'acknowledgeAlert',
  request: z.strictObject({
    zooId: documentId,
    alertId: documentId,
    reason: z.string().check(z.maxLength(MEMO_LENGTH)),
  }),
  data: z.object({ alertId: z.string() }),
  failure: 'alert/acknowledge-failed',
} as const satisfies Contract;
export type AcknowledgeAlertRequest = RequestOf<typeof acknowledgeAlertContract>;
