import * as z from 'zod/mini';
import type { Contract, DataOf } from './contract.ts';
import { LANGUAGES } from '../users/language.ts';
import { documentId } from '../shared/field-shapes.ts';

/** The two halves of the link in an invitation's message; the secret stands behind its `#`, where no server sees it. */
export const invitationKey = {
  invitationId: documentId,
  secret: z.string().check(z.minLength(20), z.maxLength(100)),
} as const;

/**
 * A visitor who is not signed in yet opens an invitation. The answer only hints at the address: the visitor has to know
 * it.
 */
export const readInvitationContract = {
  name: 'readInvitation',
  request: z.strictObject(invitationKey),
  data: z.object({
    zooName: z.string(),
    /** name of the person who invited */
    invitedBy: z.string(),
    userFirstname: z.string(),
    userLastname: z.string(),
    /** 'c•••@parc.example' */
    maskedMail: z.string(),
    language: z.enum(LANGUAGES),
    /** the authorised languages of the establishment; empty when it authorises all */
    languages: z.array(z.enum(LANGUAGES)),
    expiresAtUnix: z.int(),
  }),
} as const satisfies Contract;
export type InvitationShown = DataOf<typeof readInvitationContract>;
