import type { Actor } from '../../../src/domain/access/actor.ts';

/** Returns a keeper of the sector `savanna` in a fullcare park, changed by `differences`. */
export function anActor(differences: Partial<Actor> = {}): Actor {
  return {
    userId: 'keeper-1',
    role: 'user',
    rightsRoles: [],
    zooId: 'zoo-1',
    tier: 'fullcare',
    isStaff: false,
    rank: null,
    isProviderZoo: false,
    isDemo: false,
    isEthologist: false,
    sectors: { management: [], veterinary: [], nutrition: [], keeper: ['savanna'] },
    ...differences,
  };
}
