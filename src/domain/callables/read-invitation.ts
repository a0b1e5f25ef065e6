import * as z from 'zod/mini';
import { LANGUAGES } from '../users/language.ts';
import { documentId } from '../shared/field-shapes.ts';

/** The two halves of the link in an invitation's message; the secret stands behind its `#`, where no server sees it. */
export const invitationKey = {
  invitationId: documentId,
  secret: z.string().check(z.minLength(20), z.maxLength(100)),
} as const;

/** Somebody who is not signed in yet opens an invitation. The address is only hinted at: they have to know it. */
export const readInvitationRequest = z.strictObject(invitationKey);
export const readInvitationData = z.object({
  zooName: z.string(),
  /** name of the person who invited */
  invitedBy: z.string(),
  userFirstname: z.string(),
  userLastname: z.string(),
  /** 'c•••@parc.example' */
  maskedMail: z.string(),
  language: z.enum(LANGUAGES),
  expiresAtUnix: z.int(),
});
export type InvitationShown = z.infer<typeof readInvitationData>;
