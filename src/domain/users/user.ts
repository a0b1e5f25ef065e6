import * as z from 'zod/mini';
import { RIGHTS_ROLES } from '../access/rights-roles.ts';
import { RANKS, ROLES } from '../access/roles.ts';
import * as field from '../fields/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts';

/** The longest first or last name. */
const PERSON_NAME_LENGTH = 100;

const DAY_OR_NONE = /^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/;

/** A stored account may be waiting for its first password, or in use. */
export const USER_STATUSES = ['pending', 'active'] as const;

/**
 * A member of staff, as stored in `users/{userId}` (specification, point 3).
 * The temporary password is not here: colleagues read this document.
 */
export const userSchema = z.object({
  userId: field.ownId(),
  userFirstname: field.older(field.text(PERSON_NAME_LENGTH), ''),
  userLastname: field.older(field.text(PERSON_NAME_LENGTH), ''),
  userMail: field.text(),
  userRight: field.choice(ROLES),
  rightsRoles: field.older(field.choiceList(RIGHTS_ROLES), []),
  userZoo: z.object({ label: z.string(), value: z.string() }),
  zooId: field.zooId(),
  userProfilePicture: field.older(z.nullable(z.object({ url: z.string() })), null),
  eula: field.older(field.count(), 0),
  userStatus: field.choice(USER_STATUSES),
  isDisabled: field.older(field.flag(), false),
  isDeleted: field.older(field.flag(), false),
  deletedBy: field.older(field.idOrNull(), null),
  passwordChangedByAdmin: field.older(field.flag(), false),
  passwordChangedAt: field.older(z.nullable(z.number()), null),
  /** The second, since 1970, in which the oldest session that still counts began; 0 when none was ended. */
  sessionsValidAfter: field.older(field.count(), 0),
  akongoStaff: field.older(field.flag(), false),
  akongoRank: field.older(field.orNull(field.choice(RANKS)), null),
  language: field.older(field.choice(LANGUAGES), DEFAULT_LANGUAGE),
  sectors: field.older(field.idList(), []),
  betaTester: field.older(field.flag(), false),
  /** the first and the last day of an absence, 'YYYY-MM-DD'; both are '' for none */
  awayFromDay: field.older(field.pattern(DAY_OR_NONE, 10), ''),
  awayUntilDay: field.older(field.pattern(DAY_OR_NONE, 10), ''),
});

export type User = z.infer<typeof userSchema>;

/** Returns the name to show: first and last name, or the address when neither is known. */
export function displayName(user: Pick<User, 'userFirstname' | 'userLastname' | 'userMail'>): string {
  return `${user.userFirstname} ${user.userLastname}`.trim() || user.userMail;
}
