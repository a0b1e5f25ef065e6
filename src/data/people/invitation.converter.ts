import type { DocumentData } from 'firebase/firestore';
import { type Invitation, invitationSchema } from '#domain/invitations/invitation.ts';
import type { Result } from '#domain/shared/result.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the invitation of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function invitationFromDocument(id: string, data: DocumentData): Result<Invitation> {
  return parseDocument(invitationSchema, id, { ...data, invitationId: id });
}
