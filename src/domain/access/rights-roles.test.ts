import { describe, expect, it } from 'vitest';
import {
  grantableRightsRoles,
  inRightsOrder,
  isInScope,
  mayChangeRightsRoles,
  RIGHTS_LEVELS,
  RIGHTS_ROLES,
  rightsLevelOf,
} from './rights-roles.ts';
import { ROLES } from './roles.ts';

const allButInternal = RIGHTS_ROLES.filter((role) => role !== 'internalTeam');

describe('the rights roles that a person may give', () => {
  it.each([
    ['keeper', { role: 'user', isStaff: false }, []],
    ['pedagogical account', { role: 'pedagoadmin', isStaff: false }, []],
    ['admin', { role: 'admin', isStaff: false }, allButInternal],
    ['super manager', { role: 'superAdmin', isStaff: false }, allButInternal],
    ['keeper of the provider’s staff', { role: 'user', isStaff: true }, []],
    ['admin of the provider’s staff', { role: 'admin', isStaff: true }, [...RIGHTS_ROLES]],
    ['super manager of the provider’s staff', { role: 'superAdmin', isStaff: true }, [...RIGHTS_ROLES]],
  ] as const)('are those of the table for a %s', (_who, giver, expected) => {
    expect(grantableRightsRoles(giver)).toEqual(expected);
  });
});

describe('a change of rights roles', () => {
  const admin = { role: 'admin', isStaff: false } as const;
  it.each(RIGHTS_ROLES)('that gives or takes %s is allowed to whoever may give it', (role) => {
    for (const giver of [admin, { role: 'admin', isStaff: true }, { role: 'user', isStaff: true }] as const) {
      const expected = grantableRightsRoles(giver).includes(role);
      expect(mayChangeRightsRoles(giver, [], [role])).toBe(expected);
      expect(mayChangeRightsRoles(giver, [role], [])).toBe(expected);
    }
  });
  it('by an admin may keep the internal team beside other changes', () => {
    expect(mayChangeRightsRoles(admin, ['internalTeam'], ['internalTeam', 'auditor'])).toBe(true);
    expect(mayChangeRightsRoles(admin, ['internalTeam'], ['auditor'])).toBe(false);
  });
  it('that changes nothing is allowed to everybody', () => {
    expect(mayChangeRightsRoles({ role: 'user', isStaff: false }, ['auditor'], ['auditor'])).toBe(true);
  });
});

describe('the order of rights roles', () => {
  it('is that of the table, each once', () => {
    expect(inRightsOrder(['educational', 'auditor', 'auditor'])).toEqual(['auditor', 'educational']);
    expect(inRightsOrder([])).toEqual([]);
  });
});

describe('the rights level', () => {
  it('ranks every account role and rights role once', () => {
    expect(RIGHTS_LEVELS.toSorted()).toEqual([...ROLES, ...RIGHTS_ROLES].toSorted());
  });
  it.each(ROLES)('is the account role for a %s without rights roles', (role) => {
    expect(rightsLevelOf({ role, rightsRoles: [] })).toBe(role);
  });
  it.each(RIGHTS_ROLES)('is %s for a keeper and a pedagogical account who hold it', (rightsRole) => {
    for (const role of ['user', 'pedagoadmin'] as const)
      expect(rightsLevelOf({ role, rightsRoles: [rightsRole] })).toBe(rightsRole);
  });
  it('is the highest of several rights roles, whatever their order', () => {
    expect(rightsLevelOf({ role: 'user', rightsRoles: ['supervisor', 'educational', 'auditor'] })).toBe('supervisor');
  });
  it('stays the account role for admins, who may do as much themselves', () => {
    for (const role of ['admin', 'superAdmin'] as const)
      expect(rightsLevelOf({ role, rightsRoles: [...RIGHTS_ROLES] })).toBe(role);
  });
});

describe('the scope of a rights role', () => {
  it('without limits holds in every campaign', () => {
    expect(isInScope('ana', {}, {})).toBe(true);
  });
  it('limited to a type refuses another type and an unknown one', () => {
    const welfare = { types: ['welfare'] } as const;
    expect(isInScope('ana', welfare, { campaignType: 'welfare' })).toBe(true);
    expect(isInScope('ana', welfare, { campaignType: 'training' })).toBe(false);
    expect(isInScope('ana', welfare, {})).toBe(false);
  });
  it('limited to named people refuses everybody else and a subject without the list', () => {
    const audited = { namedIn: 'auditorIds' } as const;
    expect(isInScope('ana', audited, { auditorIds: ['ana'] })).toBe(true);
    expect(isInScope('ana', audited, { auditorIds: ['bo'], memberIds: ['ana'] })).toBe(false);
    expect(isInScope('ana', audited, {})).toBe(false);
  });
});
