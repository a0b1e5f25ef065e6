import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';

/** An admin takes an invitation back: its link opens nothing any more. */
export const revokeInvitationRequest = z.strictObject({ invitationId: documentId });
export const revokeInvitationData = z.object({ invitationId: z.string() });
