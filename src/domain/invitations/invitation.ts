import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import type { EpochMs } from '../time/epoch.ts';
import { LANGUAGES } from '../users/language.ts';

/** An invitation is good for a week. */
export const INVITATION_TTL_MS = 7 * 24 * 3_600_000;

export const INVITATION_STATUSES = ['sent', 'accepted', 'revoked'] as const;

/**
 * An invitation to an establishment, in `invitations/{invitationId}`: read by its admins, written by the server. The secret of
 * its link is in no document; its hash is in `invitationSecrets/{invitationId}`, which no rule opens.
 */
export const invitationSchema = z.object({
  invitationId: z.string().check(z.minLength(1)),
  zooId: z.string().check(z.minLength(1)),
  userFirstname: z.string(),
  userLastname: z.string(),
  userMail: z.string(),
  userRight: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  betaTester: z.boolean(),
  sectors: z.array(z.string()),
  status: z.enum(INVITATION_STATUSES),
  invitedBy: z.string(),
  invitedByName: z.string(),
  sentAtUnix: z.int(),
  expiresAtUnix: z.int(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Whether the link still opens: not used, not taken back, not older than a week. */
export function isOpenInvitation(invitation: Pick<Invitation, 'status' | 'expiresAtUnix'>, now: EpochMs): boolean {
  return invitation.status === 'sent' && now < invitation.expiresAtUnix;
}
