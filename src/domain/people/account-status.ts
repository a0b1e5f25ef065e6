import type { User } from '../users/user.ts';

/** The states of an account; the worst of its document's fields counts. */
export const ACCOUNT_STATUSES = ['active', 'pending', 'disabled', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Returns the state of an account (specification, point 4 "User"). */
export function accountStatus(user: Pick<User, 'isDeleted' | 'isDisabled' | 'userStatus'>): AccountStatus {
  if (user.isDeleted) return 'deleted';
  return user.isDisabled ? 'disabled' : user.userStatus;
}

/** Returns how many people there are in each state. */
export function countByStatus(people: readonly User[]): Record<AccountStatus, number> {
  const counts = Object.fromEntries(ACCOUNT_STATUSES.map((status) => [status, 0])) as Record<AccountStatus, number>;
  for (const person of people) counts[accountStatus(person)] += 1;
  return counts;
}
