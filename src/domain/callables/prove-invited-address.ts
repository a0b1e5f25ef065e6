import * as z from 'zod/mini';
import type { Contract } from './contract.ts';
import { mailAddress } from '../shared/field-shapes.ts';
import { invitationKey } from './read-invitation.ts';

/**
 * An invited person proves the address before anything else is asked: the invitation still opens, was sent to this address,
 * and the address has no account. A wrong address counts as it does for `acceptInvitation`.
 */
export const proveInvitedAddressContract = {
  name: 'proveInvitedAddress',
  request: z.strictObject({ ...invitationKey, userMail: mailAddress }),
  data: z.null(),
} as const satisfies Contract;
