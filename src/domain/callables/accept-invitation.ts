import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { LANGUAGES } from '../users/language.ts';
import { TERMS_VERSION } from '../users/terms.ts';
import { mailAddress, personName } from '../shared/field-shapes.ts';
import { invitationKey } from './read-invitation.ts';
import { typedPassword } from '../users/password.ts';

/**
 * An invited person proves the address, chooses a password and accepts the terms in force: the server creates an active
 * account with the rights of the invitation, which is used up (specification, point 2 "/Register").
 */
export const acceptInvitationContract = {
  name: 'acceptInvitation',
  request: z.strictObject({
    ...invitationKey,
    userMail: mailAddress,
    userFirstname: personName,
    userLastname: personName,
    newPassword: typedPassword,
    language: z.enum(LANGUAGES),
    eula: z.literal(TERMS_VERSION),
  }),
  data: z.object({ userId: z.string() }),
} as const satisfies Contract;
export type AcceptInvitationRequest = RequestOf<typeof acceptInvitationContract>;
