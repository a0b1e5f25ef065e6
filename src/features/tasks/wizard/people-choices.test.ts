import { expect, it } from 'vitest';
import { aSector } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { peopleChoices } from './people-choices.ts';

const person = (userId: string, differences: Parameters<typeof aUser>[0] = {}) =>
  aUser({ userId, userFirstname: userId, userLastname: '', ...differences });

it('people of the task’s sectors come first, with what they do there', () => {
  const sectors = [aSector({ sectorKeeper: ['zoé'], veterinaryUserIds: ['zoé', 'émile'] })];
  expect(
    peopleChoices(
      ['adam', 'zoé', 'émile'].map((id) => person(id)),
      sectors,
    ),
  ).toEqual([
    { userId: 'émile', name: 'émile', roles: ['veterinary'] },
    { userId: 'zoé', name: 'zoé', roles: ['veterinary', 'keeper'] },
    { userId: 'adam', name: 'adam', roles: [] },
  ]);
});

it('people who cannot do tasks are not offered', () => {
  const people = [
    person('gone', { isDeleted: true }),
    person('away', { isDisabled: true }),
    person('school', { userRight: 'pedagoadmin' }),
  ];
  expect(peopleChoices(people, [])).toEqual([]);
});
