import { ACCOUNTS, type SeedAccount } from '../../../scripts/seed/accounts.ts';
import { PARKS } from '../../../scripts/seed/parks.ts';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { followUpLevel } from '../../../src/domain/access/tiers.ts';

/** Accounts of the seed that get in: neither pending nor disabled. */
export const INSIDERS: readonly SeedAccount[] = ACCOUNTS.filter(({ status }) => status === undefined);

/**
 * Returns an account of the seed as an actor of the permission table. Roles in sectors open no screen and are left out.
 */
export function seededActor(account: SeedAccount): Actor {
  const park = PARKS.find(({ zooId }) => zooId === account.zooId);
  if (park === undefined) throw new Error(`No park ${account.zooId} in the seed`);
  return {
    userId: account.userId,
    role: account.right,
    rightsRoles: account.rightsRoles ?? [],
    zooId: account.zooId,
    tier: followUpLevel(park.tier),
    isStaff: account.staff !== undefined,
    rank: account.staff?.rank ?? null,
    isProviderZoo: park.isProvider === true,
    isDemo: park.isDemo === true,
    isEthologist: false,
    sectors: { management: [], veterinary: [], nutrition: [], keeper: [] },
  };
}
