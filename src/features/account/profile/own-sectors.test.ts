import { expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { ownSectors } from './own-sectors.ts';

it('one’s sectors are those with a role, each with all of its roles', () => {
  const [savanna, lagoon, forest] = ['savanna', 'lagoon', 'forest'].map((sectorId) => aSector({ sectorId }));
  const actor = anActor({
    sectors: { keeper: ['forest', 'savanna'], management: ['savanna'], veterinary: [], nutrition: [] },
  });
  expect(ownSectors(actor, [savanna!, lagoon!, forest!])).toEqual([
    { sector: savanna, roles: ['management', 'keeper'] },
    { sector: forest, roles: ['keeper'] },
  ]);
});
