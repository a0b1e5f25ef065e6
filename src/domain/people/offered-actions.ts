import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { mayGrantRole } from '../access/roles.ts';
import type { User } from '../users/user.ts';
import { accountStatus } from './account-status.ts';

/** The actions on an account. */
export const PERSON_ACTIONS = [
  'rights',
  'resetMail',
  'setPassword',
  'temporaryPassword',
  'disable',
  'reactivate',
  'delete',
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

/** The reasons why an account offers no action. */
export type NoAction = 'deleted' | 'above' | 'notAllowed';

/**
 * Returns the actions that the person is offered on an account of an establishment, or the reason why there are none.
 * There are none on an account above one's own, and one's own account offers none that would shut oneself out (its
 * password is changed with the account settings).
 * @source permissions, "users"; specification, point 4 "User"
 */
export function offeredPersonActions(actor: Actor, person: User): readonly PersonAction[] | NoAction {
  const subject = { zooId: person.zooId, sectorIds: person.sectors, authorId: null };
  if (!mayDo(actor, 'user.manage', subject)) return 'notAllowed';
  const status = accountStatus(person);
  if (status === 'deleted') return 'deleted';
  const isAbove = !mayGrantRole(actor.role, person.userRight) || (person.akongoStaff && !actor.isStaff);
  if (isAbove) return 'above';
  if (person.userId === actor.userId) return ['rights'];
  if (status === 'disabled') return ['rights', 'reactivate', 'delete'];
  if (status === 'pending') return ['rights', 'temporaryPassword', 'setPassword', 'disable', 'delete'];
  return ['rights', 'resetMail', 'setPassword', 'disable', 'delete'];
}
