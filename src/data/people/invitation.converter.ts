import { invitationSchema } from '#domain/invitations/invitation.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the invitation of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const invitationFromDocument = documentReader(invitationSchema);
