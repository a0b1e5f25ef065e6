import { RIGHTS_ROLES } from '#domain/access/rights-roles.ts';
import { ROLES } from '#domain/access/roles.ts';
import type { Invitation } from '#domain/invitations/invitation.ts';
import { ACCOUNT_STATUSES, accountStatus } from '#domain/people/account-status.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { choice, flag, oneOf, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

const nameAndMail = (one: Pick<User, 'userFirstname' | 'userLastname' | 'userMail'>) =>
  `${displayName(one)} ${one.userMail}`;

/** The filters of the accounts: words in name or address, state, account role or rights role, sector, provider's staff; deleted accounts only when asked for. */
export const PEOPLE_FILTERS = filtersOf<User>()({
  search: words('q', nameAndMail),
  status: oneOf('status', ['present', ...ACCOUNT_STATUSES], 'present', (person, status) =>
    status === 'present' ? accountStatus(person) !== 'deleted' : accountStatus(person) === status,
  ),
  role: optional('role', [...ROLES, ...RIGHTS_ROLES], ({ userRight, rightsRoles }, role) =>
    [userRight, ...rightsRoles].includes(role),
  ),
  sectorId: choice('sector', ({ sectors }, id) => sectors.includes(id)),
  isStaff: flag('staff', ({ akongoStaff }, isSet) => !isSet || akongoStaff),
});

/** The open invitations are searched as the accounts are, by the same words of the address. */
export const INVITATION_FILTERS = filtersOf<Invitation>()({ search: words('q', nameAndMail) });
