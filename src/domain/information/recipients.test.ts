import { describe, expect, it } from 'vitest';
import { aUser } from '../../../tests/support/builders/user.ts';
import type { User } from '../users/user.ts';
import type { Recipients } from './information.ts';
import { audienceOf, isForNobody, peopleOf } from './recipients.ts';

const person = (userId: string, differences: Partial<User> = {}) =>
  aUser({ userId, userStatus: 'active', isDisabled: false, isDeleted: false, userRight: 'user', ...differences });
const PEOPLE = [
  person('keeper'),
  person('lead'),
  person('vet'),
  person('feeder'),
  person('boss', { userRight: 'admin' }),
  person('pending', { userStatus: 'pending' }),
  person('disabled', { isDisabled: true }),
  person('deleted', { isDeleted: true }),
  person('pedago', { userRight: 'pedagoadmin' }),
];
const SECTORS = [
  {
    sectorId: 'savanna',
    sectorKeeper: ['keeper', 'disabled', 'pedago', 'stranger'],
    managementUserIds: ['lead', 'keeper'],
    veterinaryUserIds: ['vet'],
    nutritionUserIds: ['feeder'],
  },
  { sectorId: 'aviary', sectorKeeper: ['boss'], managementUserIds: [], veterinaryUserIds: [], nutritionUserIds: [] },
];
const NOBODY: Recipients = { everyone: false, sectorIds: [], roles: [], userIds: [] };
const reached = (recipients: Recipients) => peopleOf(recipients, PEOPLE, SECTORS);

describe('the recipients of an information', () => {
  it('are nobody when nobody is named', () => {
    expect(reached(NOBODY)).toEqual([]);
  });
  it.each([
    ['everybody', { everyone: true }],
    ['a sector', { sectorIds: ['savanna'] }],
    ['a role', { roles: ['admin'] }],
    ['a person', { userIds: ['vet'] }],
  ] as const)('are somebody as soon as %s is named', (_whom, named) => {
    expect([isForNobody(NOBODY), isForNobody({ ...NOBODY, ...(named as Partial<Recipients>) })]).toEqual([true, false]);
  });
  it('"everybody" means every account in use that sees the park', () => {
    expect(reached({ ...NOBODY, everyone: true })).toEqual(['keeper', 'lead', 'vet', 'feeder', 'boss']);
  });
  it('a sector means its whole team, each once', () => {
    expect(reached({ ...NOBODY, sectorIds: ['savanna'] })).toEqual(['keeper', 'lead', 'vet', 'feeder']);
  });
  it('a role means everybody who has it', () => {
    expect(reached({ ...NOBODY, roles: ['admin'] })).toEqual(['boss']);
    expect(reached({ ...NOBODY, roles: ['pedagoadmin'] })).toEqual([]);
  });
  it('single people are themselves while their account is in use', () => {
    expect(reached({ ...NOBODY, userIds: ['vet', 'pending', 'deleted', 'disabled', 'nobody'] })).toEqual(['vet']);
  });
  it('add up', () => {
    expect(reached({ ...NOBODY, sectorIds: ['aviary'], roles: ['admin'], userIds: ['vet'] })).toEqual(['vet', 'boss']);
  });
  it('are stored as their ids, or as everybody', () => {
    expect(audienceOf(NOBODY, ['b', 'a'])).toEqual(['a', 'b']);
    expect(audienceOf({ ...NOBODY, everyone: true }, ['b', 'a'])).toEqual(['everyone']);
  });
});
