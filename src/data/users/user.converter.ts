import { userSchema } from '#domain/users/user.ts';
import { documentReader } from '../firebase/document-reader.ts';

/** Returns the person of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const userFromDocument = documentReader(userSchema);
