import * as z from 'zod/mini';
import { callKey } from './call-key.ts';
import type { Contract, RequestOf } from './contract.ts';
import { newPerson } from '../people/new-person.ts';
import { documentId } from '../shared/field-shapes.ts';

/**
 * An admin invites a person by e-mail (specification, point 7). An earlier invitation of the same address to the same
 * establishment is replaced. The two names are those that the page showed; the message uses those that the server
 * knows. Beyond an establishment's limit per hour (`people/mail-limits.ts`) it fails with 'generic/too-many-requests'.
 */
export const sendUserInvitationContract = {
  name: 'sendUserInvitation',
  request: z.strictObject({
    userData: z.strictObject(newPerson),
    zooId: documentId,
    zooNameInviteFrom: z.string().check(z.maxLength(200)),
    peopleNameInviteFrom: z.string().check(z.maxLength(200)),
    callKey,
  }),
  data: z.object({ invitationId: z.string() }),
  failure: 'user/invitation-failed',
} as const satisfies Contract;
export type SendUserInvitationRequest = RequestOf<typeof sendUserInvitationContract>;
