import { describe, expect, it } from 'vitest';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { isSameRoles, rolesBySector, toggledRole } from './sector-roles.ts';

const sectors = [
  aSector({ managementUserIds: ['ana'], sectorKeeper: ['ana', 'bo'] }),
  aSector({ sectorId: 'aquarium', veterinaryUserIds: ['bo'] }),
];

describe('what a person is in the sectors', () => {
  it('is read from the sectors', () => {
    expect(rolesBySector('ana', sectors)).toEqual([{ sectorId: 'savanna', roles: ['management', 'keeper'] }]);
    expect(rolesBySector('bo', sectors).map(({ sectorId }) => sectorId)).toEqual(['savanna', 'aquarium']);
    expect(rolesBySector('cleo', sectors)).toEqual([]);
  });
  it('is given and taken role by role; a sector without any is left out', () => {
    const given = toggledRole([], 'savanna', 'veterinary');
    expect(given).toEqual([{ sectorId: 'savanna', roles: ['veterinary'] }]);
    expect(toggledRole(given, 'savanna', 'veterinary')).toEqual([]);
  });
  it('is the same in another order', () => {
    const one = toggledRole(toggledRole([], 'savanna', 'keeper'), 'aquarium', 'keeper');
    const other = toggledRole(toggledRole([], 'aquarium', 'keeper'), 'savanna', 'keeper');
    expect(isSameRoles(one, other)).toBe(true);
    expect(isSameRoles(one, toggledRole(other, 'savanna', 'keeper'))).toBe(false);
  });
});
