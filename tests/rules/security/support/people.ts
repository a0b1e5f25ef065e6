import { type Actor, sectorRolesOf } from '../../../../src/domain/access/actor.ts';
import { RIGHTS_ROLES } from '../../../../src/domain/access/rights-roles.ts';
import { TIERS, type Tier } from '../../../../src/domain/access/tiers.ts';
import type { Sector } from '../../../../src/domain/sectors/sector.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { storedSector, storedUser, storedZoo } from '../../support/stored-documents.ts';
import { ownSectorOf } from './paths.ts';

/** Establishments of every tier, the demonstration, and the provider's own at the tier that has the least. */
export const WORLDS = [...TIERS, 'demo', 'provider'] as const;
export type World = (typeof WORLDS)[number];

/** The people of every establishment: their account there, and their role in its sector "own". */
const PEOPLE: Record<string, { user?: Partial<User>; holds?: string; isFromElsewhere?: true }> = {
  keeper: { holds: 'sectorKeeper' },
  lead: { holds: 'managementUserIds' },
  leadElsewhere: {},
  veterinary: { holds: 'veterinaryUserIds' },
  nutrition: { holds: 'nutritionUserIds' },
  author: {},
  pedagoadmin: { user: { userRight: 'pedagoadmin' }, holds: 'managementUserIds' },
  // Every rights role at once, which opens campaigns and nothing else.
  rightsRoles: { user: { userRight: 'pedagoadmin', rightsRoles: [...RIGHTS_ROLES] } },
  admin: { user: { userRight: 'admin' } },
  superAdmin: { user: { userRight: 'superAdmin' } },
  board: { user: { akongoRank: 'board' } },
  staff: { user: { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' } },
  staffKeeper: { user: { akongoStaff: true, akongoRank: 'other' } },
  // of another establishment; the establishment's staffAccess lists them
  invitedKeeper: { isFromElsewhere: true },
  invitedAdmin: { user: { userRight: 'admin' }, isFromElsewhere: true },
};
export const NAMES: readonly string[] = Object.keys(PEOPLE);

export const zooOf = (world: World): string => `zoo-${world}`;
export const idOf = (name: string, world: World): string => `${name}-${world}`;
const tierOf = (world: World): Tier => (world === 'demo' ? 'fullcare' : world === 'provider' ? 'discovery' : world);

/** Returns the documents of the establishment's people, its sectors and itself. */
export function foundationsOf(world: World) {
  const isInvited = (name: string) => PEOPLE[name]?.isFromElsewhere === true;
  return [
    storedZoo(zooOf(world), {
      zooTiers: tierOf(world),
      isDemo: world === 'demo',
      isProvider: world === 'provider',
      staffAccess: NAMES.filter(isInvited).map((name) => idOf(name, world)),
    }),
    ...NAMES.map((name) =>
      storedUser(idOf(name, world), isInvited(name) ? 'zoo-elsewhere' : zooOf(world), PEOPLE[name]?.user ?? {}),
    ),
    ...sectorsOf(world),
  ];
}

function sectorsOf(world: World) {
  const holders = (list: string) =>
    NAMES.filter((name) => PEOPLE[name]?.holds === list).map((name) => idOf(name, world));
  const own = storedSector(ownSectorOf(zooOf(world)), zooOf(world), {
    sectorKeeper: holders('sectorKeeper'),
    managementUserIds: holders('managementUserIds'),
    veterinaryUserIds: holders('veterinaryUserIds'),
    nutritionUserIds: holders('nutritionUserIds'),
  });
  const other = storedSector(`other-${world}`, zooOf(world), { managementUserIds: [idOf('leadElsewhere', world)] });
  return [own, other];
}

/** Returns the person as an actor of the permission table; the provider's staff may write in the demonstration too. */
export function actorIn(name: string, world: World): Actor {
  const user = PEOPLE[name]?.user;
  const isStaff = user?.akongoStaff ?? false;
  return {
    userId: idOf(name, world),
    role: user?.userRight ?? 'user',
    rightsRoles: user?.rightsRoles ?? [],
    zooId: zooOf(world),
    tier: tierOf(world),
    isStaff,
    rank: user?.akongoRank ?? null,
    isProviderZoo: world === 'provider',
    isEthologist: false,
    isDemo: world === 'demo' && !isStaff,
    sectors: sectorRolesOf(
      idOf(name, world),
      sectorsOf(world).map((sector) => sector.data as Sector),
    ),
  };
}
