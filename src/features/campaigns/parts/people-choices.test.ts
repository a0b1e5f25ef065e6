import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { auditorChoices, observerChoices, peopleInUse } from './people-choices.ts';

const keeper = aUser({ userId: 'keeper', userFirstname: 'Zoe', userRight: 'user' });
const auditor = aUser({ userId: 'auditor', userFirstname: 'Ada', rightsRoles: ['auditor'] });
const school = aUser({
  userId: 'school',
  userFirstname: 'Élan',
  userRight: 'pedagoadmin',
  rightsRoles: ['educational'],
});
const shared = aUser({ userId: 'shared', userFirstname: 'Bob', userRight: 'pedagoadmin' });
const gone = aUser({ userId: 'gone', userFirstname: 'Cyr', isDeleted: true, rightsRoles: ['auditor', 'educational'] });
const closed = aUser({ userId: 'closed', userFirstname: 'Dan', isDisabled: true });
const people = [keeper, auditor, school, shared, gone, closed];
const ids = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

describe('the people offered to a campaign', () => {
  it('observe a welfare campaign unless their account is pedagogical, by name', () => {
    expect(ids(observerChoices(people, 'welfare'))).toEqual(['auditor', 'keeper']);
  });
  it('observe a pedagogical campaign with an educational rights role alone', () => {
    expect(ids(observerChoices(people, 'pedagogical'))).toEqual(['school']);
  });
  it('audit with the rights role of an auditor alone', () => {
    expect(ids(auditorChoices(people))).toEqual(['auditor']);
  });
  it('tells two people of the same name apart by their addresses', () => {
    const namesake = aUser({ userId: 'other', userFirstname: 'Zoe', userMail: 'zoe@tests.example' });
    const [first, second] = observerChoices([{ ...keeper, userMail: 'first@tests.example' }, namesake], 'welfare');
    expect(first?.label).toMatch(/^Zoe .* \(first@tests\.example\)$/);
    expect(second?.label).toMatch(/ \(zoe@tests\.example\)$/);
    expect(observerChoices([keeper], 'welfare')[0]?.label).not.toContain('(');
  });
  it('have an account in use', () => {
    expect(peopleInUse(people).map(({ userId }) => userId)).toEqual(['keeper', 'auditor', 'school', 'shared']);
  });
});
