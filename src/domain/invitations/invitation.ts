import * as z from 'zod/mini';
import { ROLES } from '../access/roles.ts';
import * as field from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';
import { LANGUAGES } from '../users/language.ts';

/** An invitation is good for a week. */
export const INVITATION_TTL_MS = 7 * 24 * 3_600_000;

export const INVITATION_STATUSES = ['sent', 'accepted', 'revoked'] as const;

/**
 * An invitation to an establishment, in `invitations/{invitationId}`: read by its admins, written by the server. The
 * secret of its link is in no document; its hash is in `invitationSecrets/{invitationId}`, which no rule opens.
 */
export const invitationSchema = z.object({
  invitationId: field.ownId(),
  zooId: field.zooId(),
  userFirstname: field.text(),
  userLastname: field.text(),
  userMail: field.text(),
  userRight: field.choice(ROLES),
  language: field.choice(LANGUAGES),
  betaTester: field.flag(),
  sectors: field.idList(),
  status: field.choice(INVITATION_STATUSES),
  invitedBy: field.author(),
  invitedByName: field.text(),
  sentAtUnix: field.instant(),
  expiresAtUnix: field.instant(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Returns whether the link still opens: not used, not taken back, not older than a week. */
export function isOpenInvitation(invitation: Pick<Invitation, 'status' | 'expiresAtUnix'>, now: EpochMs): boolean {
  return invitation.status === 'sent' && now < invitation.expiresAtUnix;
}
