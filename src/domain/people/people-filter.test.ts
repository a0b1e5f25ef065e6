import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/builders/user.ts';
import { countByStatus, matchesPeopleFilter, NO_PEOPLE_FILTER, type PeopleFilter } from './people-filter.ts';

const person = aUser({ userFirstname: 'Élodie', userLastname: 'Lefèvre', userMail: 'e.lefevre@parc.example' });
const passes = (filter: Partial<PeopleFilter>, differences = {}) =>
  matchesPeopleFilter({ ...person, ...differences }, { ...NO_PEOPLE_FILTER, ...filter });

describe('the filters of a list of people', () => {
  it('find somebody by words of name and address, whatever the accents and their order', () => {
    expect(['', 'lefevre', 'LEF elo', 'parc.example', '  élodie  '].map((search) => passes({ search }))).toEqual(
      Array(5).fill(true),
    );
    expect(['bo', 'elodie dupont'].map((search) => passes({ search }))).toEqual([false, false]);
  });
  it('keep one role, one sector', () => {
    expect(passes({ role: 'user' })).toBe(true);
    expect(passes({ role: 'admin' })).toBe(false);
    expect(passes({ sectorId: 'savanna' })).toBe(true);
    expect(passes({ sectorId: 'aquarium' })).toBe(false);
  });
  it('show the deleted only when they are asked for', () => {
    expect(passes({}, { isDeleted: true })).toBe(false);
    expect(passes({ status: 'deleted' }, { isDeleted: true })).toBe(true);
    expect(passes({ status: 'deleted' })).toBe(false);
  });
  it('tell pending and disabled accounts apart', () => {
    expect(passes({ status: 'pending' }, { userStatus: 'pending' })).toBe(true);
    expect(passes({ status: 'pending' }, { userStatus: 'pending', isDisabled: true })).toBe(false);
    expect(passes({ status: 'disabled' }, { userStatus: 'pending', isDisabled: true })).toBe(true);
  });
  it('are counted', () => {
    expect(countByStatus([person, { ...person, isDeleted: true, isDisabled: true }])).toEqual({
      active: 1,
      pending: 0,
      disabled: 0,
      deleted: 1,
    });
  });
});
