import { describe, expect, it } from 'vitest';
import { hasProviderView, isBoundByDemo, ownSectorIds, sectorRolesOf } from './actor.ts';

const sector = (sectorId: string, people: Partial<Record<'k' | 'm' | 'v' | 'n', string[]>>) => ({
  sectorId,
  sectorKeeper: people.k ?? [],
  managementUserIds: people.m ?? [],
  veterinaryUserIds: people.v ?? [],
  nutritionUserIds: people.n ?? [],
});

describe('the sectors of a person', () => {
  const sectors = [sector('savanna', { k: ['ana'], m: ['ana'] }), sector('aviary', { v: ['ana'], n: ['bo'] })];

  it('are read from the lists of the sectors, by role', () => {
    expect(sectorRolesOf('ana', sectors)).toEqual({
      management: ['savanna'],
      veterinary: ['aviary'],
      nutrition: [],
      keeper: ['savanna'],
    });
  });
  it('are each named once, whatever the number of roles held there', () => {
    expect(ownSectorIds({ sectors: sectorRolesOf('ana', sectors) })).toEqual(['savanna', 'aviary']);
  });
  it('are none for a person no sector lists', () => {
    expect(ownSectorIds({ sectors: sectorRolesOf('zoe', sectors) })).toEqual([]);
  });
});

describe('the provider’s view', () => {
  const nobody = { role: 'user', isStaff: false, rank: null, isProviderZoo: false } as const;
  it.each([
    ['staff', { ...nobody, isStaff: true }, true],
    ['the board', { ...nobody, rank: 'board' as const }, true],
    ['a super manager of the provider', { ...nobody, role: 'superAdmin' as const, isProviderZoo: true }, true],
    ['a super manager of a park', { ...nobody, role: 'superAdmin' as const }, false],
    ['an admin of the provider', { ...nobody, role: 'admin' as const, isProviderZoo: true }, false],
    ['a manager by rank', { ...nobody, rank: 'manager' as const }, false],
    ['a keeper', nobody, false],
  ])('for %s', (_who, actor, expected) => {
    expect(hasProviderView(actor)).toBe(expected);
  });
});

describe('the demonstration', () => {
  it('binds every visitor but the provider’s staff', () => {
    expect(isBoundByDemo({ isDemo: true, isStaff: false })).toBe(true);
    expect(isBoundByDemo({ isDemo: true, isStaff: true })).toBe(false);
    expect(isBoundByDemo({ isDemo: false, isStaff: false })).toBe(false);
  });
});
