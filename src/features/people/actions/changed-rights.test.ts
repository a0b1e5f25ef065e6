import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { changedRights, type Rights } from './changed-rights.ts';

const person = aUser();
const held = [{ sectorId: 'savanna', roles: ['keeper'] }] as const;
const present: Rights = {
  userRight: 'user',
  betaTester: false,
  sectorRoles: held,
  akongoStaff: false,
  akongoRank: null,
};

describe('a change of rights', () => {
  it('is none when the form says what is so already', () => {
    expect(changedRights(person, held, present)).toBeNull();
  });
  it('names only what changes', () => {
    expect(changedRights(person, held, { ...present, userRight: 'admin' })).toEqual({
      userId: person.userId,
      userRight: 'admin',
    });
    expect(changedRights(person, held, { ...present, betaTester: true, akongoRank: 'board' })).toEqual({
      userId: person.userId,
      betaTester: true,
      akongoRank: 'board',
    });
  });
  it('of roles in sectors names all of them, since those not named are taken', () => {
    const sectorRoles = [...held, { sectorId: 'aquarium', roles: ['veterinary'] }] as const;
    expect(changedRights(person, held, { ...present, sectorRoles })).toEqual({ userId: person.userId, sectorRoles });
    expect(changedRights(person, held, { ...present, sectorRoles: [] })).toEqual({
      userId: person.userId,
      sectorRoles: [],
    });
  });
});
