import { describe, expect, it } from 'vitest';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { inSectorOrder, rolesBySector, toggledRole } from './sector-roles.ts';

const sectors = [
  aSector({ managementUserIds: ['ana'], sectorKeeper: ['ana', 'bo'] }),
  aSector({ sectorId: 'aquarium', veterinaryUserIds: ['bo'] }),
];

describe('the roles of a person in sectors', () => {
  it('are read from the sectors', () => {
    expect(rolesBySector('ana', sectors)).toEqual([{ sectorId: 'savanna', roles: ['management', 'keeper'] }]);
    expect(rolesBySector('bo', sectors).map(({ sectorId }) => sectorId)).toEqual(['savanna', 'aquarium']);
    expect(rolesBySector('cleo', sectors)).toEqual([]);
  });
  it('are given and taken one by one; a sector without any is left out', () => {
    const given = toggledRole([], 'savanna', 'veterinary');
    expect(given).toEqual([{ sectorId: 'savanna', roles: ['veterinary'] }]);
    expect(toggledRole(given, 'savanna', 'veterinary')).toEqual([]);
  });
  it('are the same list in whatever order they are given', () => {
    const one = toggledRole(toggledRole([], 'savanna', 'keeper'), 'aquarium', 'keeper');
    const other = toggledRole(toggledRole([], 'aquarium', 'keeper'), 'savanna', 'keeper');
    expect(one).toEqual(other);
    expect(inSectorOrder(one.toReversed())).toEqual(other);
    expect(other.map(({ sectorId }) => sectorId)).toEqual(['aquarium', 'savanna']);
    expect(one).not.toEqual(toggledRole(other, 'savanna', 'keeper'));
  });
});
