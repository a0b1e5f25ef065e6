import * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { documentId } from '../shared/field-shapes.ts';

/** An admin takes an invitation back: its link opens nothing any more. */
export const revokeInvitationContract = {
  name: 'revokeInvitation',
  request: z.strictObject({ invitationId: documentId }),
  data: z.object({ invitationId: z.string() }),
} as const satisfies Contract;
