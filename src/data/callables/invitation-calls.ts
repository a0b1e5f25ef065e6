import { acceptInvitationContract } from '#domain/callables/accept-invitation.ts';
import { proveInvitedAddressContract } from '#domain/callables/prove-invited-address.ts';
import { readInvitationContract } from '#domain/callables/read-invitation.ts';
import { callOf } from './call-function.ts';

// For people who are not signed in. The link's secret and the password go from the form to the server without entering
// a store.

/** Returns the person who invites and the establishment. Errors: 'auth/invitation-invalid', '…-expired', '…-used'. */
export const readInvitation = callOf(readInvitationContract);

/**
 * Proves the address of an invited person before a password is asked. Errors: as above, 'auth/invitation-mail-mismatch',
 * 'auth/account-exists'.
 */
export const proveInvitedAddress = callOf(proveInvitedAddressContract);

/** Makes the account of an invited person. Errors: as above, 'auth/invitation-mail-mismatch', 'auth/account-exists'. */
export const acceptInvitation = callOf(acceptInvitationContract);
