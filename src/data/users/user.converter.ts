import type { DocumentData } from 'firebase/firestore';
import type { Result } from '#domain/shared/result.ts';
import { type User, userSchema } from '#domain/users/user.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** What documents written before a field existed are taken to say; never more rights than before. */
const OLDER = {
  userFirstname: '',
  userLastname: '',
  userProfilePicture: null,
  eula: 0,
  isDisabled: false,
  isDeleted: false,
  deletedBy: null,
  passwordChangedByAdmin: false,
  passwordChangedAt: null,
  akongoStaff: false,
  akongoRank: null,
  language: 'fr',
  sectors: [],
  betaTester: false,
};

/** Returns the person of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function userFromDocument(id: string, data: DocumentData): Result<User> {
  return parseDocument(userSchema, id, { ...OLDER, ...data, userId: id });
}
