import { type Actor, sectorRolesOf } from '../../../src/domain/access/actor.ts';
import { followUpLevel } from '../../../src/domain/access/tiers.ts';
import { type Establishment, isEthologistOf } from '../../../src/domain/establishments/establishment.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';
import type { Caller } from './guard.ts';

/**
 * Returns whether the establishment is the caller's own, or lists them in `staffAccess`, or they are provider staff.
 */
export function reaches({ userId, user }: Caller, zooId: string, establishment: Establishment | null): boolean {
  return user.zooId === zooId || user.akongoStaff || establishment?.staffAccess.includes(userId) === true;
}

/** Returns the caller as an actor of the permission table, with the roles they hold in the given sectors. */
export function actorIn(
  establishment: Establishment,
  { userId, user }: Caller,
  sectors: readonly Pick<
    Sector,
    'sectorId' | 'sectorKeeper' | 'managementUserIds' | 'veterinaryUserIds' | 'nutritionUserIds'
  >[] = [],
): Actor {
  return {
    userId,
    role: user.userRight,
    rightsRoles: user.rightsRoles,
    zooId: establishment.zooId,
    tier: followUpLevel(establishment.zooTiers),
    isStaff: user.akongoStaff,
    rank: user.akongoRank,
    isProviderZoo: establishment.isProvider,
    isDemo: establishment.isDemo,
    isEthologist: isEthologistOf(userId, establishment),
    sectors: sectorRolesOf(userId, sectors),
  };
}
