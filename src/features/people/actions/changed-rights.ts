import type { Rank, Role } from '#domain/access/roles.ts';
import type { AdminSetUserRightsRequest } from '#domain/callables/admin-set-user-rights.ts';
import { isSameRoles, type RolesInSector } from '#domain/people/sector-roles.ts';
import type { User } from '#domain/users/user.ts';

/** What the form of a person's rights says. */
export type Rights = {
  readonly userRight: Role;
  readonly betaTester: boolean;
  readonly sectorRoles: readonly RolesInSector[];
  readonly akongoStaff: boolean;
  readonly akongoRank: Rank | null;
};

/** Returns the request that makes the rights those of the form, naming only what changes; null when nothing does. */
export function changedRights(
  person: Pick<User, 'userId' | 'userRight' | 'betaTester' | 'akongoStaff' | 'akongoRank'>,
  held: readonly RolesInSector[],
  wanted: Rights,
): AdminSetUserRightsRequest | null {
  const changes: Omit<AdminSetUserRightsRequest, 'userId'> = {
    ...(wanted.userRight === person.userRight ? {} : { userRight: wanted.userRight }),
    ...(wanted.betaTester === person.betaTester ? {} : { betaTester: wanted.betaTester }),
    ...(wanted.akongoStaff === person.akongoStaff ? {} : { akongoStaff: wanted.akongoStaff }),
    ...(wanted.akongoRank === person.akongoRank ? {} : { akongoRank: wanted.akongoRank }),
    ...(isSameRoles(held, wanted.sectorRoles)
      ? {}
      : { sectorRoles: wanted.sectorRoles.map(({ sectorId, roles }) => ({ sectorId, roles: [...roles] })) }),
  };
  return Object.keys(changes).length === 0 ? null : { userId: person.userId, ...changes };
}
