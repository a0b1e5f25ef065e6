import * as z from 'zod/mini';
import { RANKS, ROLES } from '../access/roles.ts';
import { LANGUAGES } from './language.ts';

/** A stored account may be waiting for its first password, or in use. */
export const USER_STATUSES = ['pending', 'active'] as const;

/**
 * A member of staff, as stored in `users/{userId}` (specification, point 3).
 * The temporary password is not here: colleagues read this document.
 */
export const userSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  userFirstname: z.string(),
  userLastname: z.string(),
  userMail: z.string(),
  userRight: z.enum(ROLES),
  userZoo: z.object({ label: z.string(), value: z.string() }),
  zooId: z.string().check(z.minLength(1)),
  userProfilePicture: z.nullable(z.object({ url: z.string() })),
  eula: z.int(),
  userStatus: z.enum(USER_STATUSES),
  isDisabled: z.boolean(),
  isDeleted: z.boolean(),
  deletedBy: z.nullable(z.string()),
  passwordChangedByAdmin: z.boolean(),
  passwordChangedAt: z.nullable(z.number()),
  akongoStaff: z.boolean(),
  akongoRank: z.nullable(z.enum(RANKS)),
  language: z.enum(LANGUAGES),
  sectors: z.array(z.string()),
  betaTester: z.boolean(),
});

export type User = z.infer<typeof userSchema>;

/** Returns the name to show: first and last name, or the address when neither is known. */
export function displayName(user: Pick<User, 'userFirstname' | 'userLastname' | 'userMail'>): string {
  return `${user.userFirstname} ${user.userLastname}`.trim() || user.userMail;
}
