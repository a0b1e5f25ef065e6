import type { Role } from '../access/roles.ts';
import { displayName, type User } from '../users/user.ts';
import { ACCOUNT_STATUSES, accountStatus, type AccountStatus } from './account-status.ts';
import { hasEveryWord } from '../text/folded.ts';

/** The filters of a list of people. It shows deleted accounts only when they are asked for. */
export type PeopleFilter = {
  readonly search: string;
  readonly role: Role | null;
  /** `present` means every account that is not deleted */
  readonly status: AccountStatus | 'present';
  readonly sectorId: string | null;
};

export const NO_PEOPLE_FILTER: PeopleFilter = { search: '', role: null, status: 'present', sectorId: null };

/** Returns whether the list shows the person: every word of the search in name or address, and the other filters. */
export function matchesPeopleFilter(user: User, filter: PeopleFilter): boolean {
  const status = accountStatus(user);
  if (filter.status === 'present' ? status === 'deleted' : status !== filter.status) return false;
  if (filter.role !== null && user.userRight !== filter.role) return false;
  if (filter.sectorId !== null && !user.sectors.includes(filter.sectorId)) return false;
  return hasEveryWord(`${displayName(user)} ${user.userMail}`, filter.search);
}

/** Returns how many people there are in each state. */
export function countByStatus(people: readonly User[]): Record<AccountStatus, number> {
  const counts = Object.fromEntries(ACCOUNT_STATUSES.map((status) => [status, 0])) as Record<AccountStatus, number>;
  for (const person of people) counts[accountStatus(person)] += 1;
  return counts;
}
