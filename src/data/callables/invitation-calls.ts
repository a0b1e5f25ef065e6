import {
  acceptInvitationData,
  type AcceptInvitationRequest,
  acceptInvitationRequest,
} from '#domain/callables/accept-invitation.ts';
import { type InvitationShown, readInvitationData, readInvitationRequest } from '#domain/callables/read-invitation.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from './call-function.ts';

// Called by people who are not signed in. The link's secret and the password go from the form to the server, past no store.

/** Returns who invites, and where to. Errors: 'auth/invitation-invalid', '…-expired', '…-used'. */
export function readInvitation(link: { invitationId: string; secret: string }): Promise<Result<InvitationShown>> {
  return callFunction(
    { name: 'readInvitation', request: readInvitationRequest, data: readInvitationData } as const,
    link,
  );
}

/** Makes the account of an invited person. Errors: as above, 'auth/invitation-mail-mismatch', 'auth/account-exists'. */
export function acceptInvitation(request: AcceptInvitationRequest): Promise<Result<{ userId: string }>> {
  return callFunction(
    { name: 'acceptInvitation', request: acceptInvitationRequest, data: acceptInvitationData } as const,
    request,
  );
}
