import type { Role } from '../access/roles.ts';
import type { Sector } from '../sectors/sector.ts';
import type { User } from '../users/user.ts';
import { EVERYONE, type Recipients } from './information.ts';

/** The fields of a person that decide whether an information reaches them. */
export type Reachable = Pick<User, 'userId' | 'userRight' | 'userStatus' | 'isDisabled' | 'isDeleted'>;
/** The fields of a sector that name its team. */
export type Team = Pick<
  Sector,
  'sectorId' | 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'
>;

/** Account roles that an information can be sent to: the pedagogical account sees no park data. */
export const RECIPIENT_ROLES = ['user', 'admin', 'superAdmin'] as const satisfies readonly Role[];

/** Returns whether nobody at all is named. */
export function isForNobody({ everyone, sectorIds, roles, userIds }: Recipients): boolean {
  return !everyone && sectorIds.length === 0 && roles.length === 0 && userIds.length === 0;
}

/** Returns whether an account is in use and sees park data. */
export function canBeReached(person: Reachable): boolean {
  return (
    person.userStatus === 'active' && !person.isDisabled && !person.isDeleted && person.userRight !== 'pedagoadmin'
  );
}

/**
 * Returns the ids of the people whom the recipients mean: everybody, the teams of the sectors, everybody with one of
 * the roles, and single people; each once, and only accounts in use, in the order of `people`. Empty when nobody is
 * named.
 */
export function peopleOf(
  recipients: Recipients,
  people: readonly Reachable[],
  sectors: readonly Team[],
): readonly string[] {
  const teams = sectors.filter(({ sectorId }) => recipients.sectorIds.includes(sectorId)).flatMap(membersOf);
  const named = new Set([...recipients.userIds, ...teams]);
  return people
    .filter(canBeReached)
    .filter(({ userId, userRight }) => recipients.everyone || named.has(userId) || recipients.roles.includes(userRight))
    .map(({ userId }) => userId);
}

/** Returns the audience to store, by which lists query: everybody, or the people. */
export function audienceOf(recipients: Recipients, userIds: readonly string[]): string[] {
  return recipients.everyone ? [EVERYONE] : userIds.toSorted();
}

function membersOf(team: Team): string[] {
  return [...team.sectorKeeper, ...team.managementUserIds, ...team.veterinaryUserIds, ...team.nutritionUserIds];
}
