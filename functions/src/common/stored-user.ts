import { olderFieldsOf } from '../../../src/domain/fields/field.ts';
import { userSchema, type User } from '../../../src/domain/users/user.ts';

const OLDER_USER = olderFieldsOf(userSchema);

/** Returns the account of a stored document, with the defaults of fields that older ones lack; throws if unreadable. */
export function readUser(data: object | undefined): User {
  return userSchema.parse({ ...OLDER_USER, ...data });
}

/** Returns the account of a stored document like `readUser`, or null when it cannot be read. */
export function readUserOrNull(data: object | undefined): User | null {
  return userSchema.safeParse({ ...OLDER_USER, ...data }).data ?? null;
}
