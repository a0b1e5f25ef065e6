import { describe, expect, it } from 'vitest';
import { foldedText, rowSearch } from '#lib/search/row-search.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { PEOPLE_FILTERS } from './people-filters.ts';

const elodie = aUser({
  rightsRoles: ['auditor'],
  userFirstname: 'Élodie',
  userLastname: 'Lefèvre',
  userMail: 'e.lefevre@parc.example',
});
const isShown = (address: string, differences = {}) => {
  const values = PEOPLE_FILTERS.read(new URLSearchParams(address));
  const kept = [{ ...elodie, ...differences }].filter((person) => PEOPLE_FILTERS.keeps(person, values));
  return rowSearch(kept, foldedText(PEOPLE_FILTERS.textOf)).find(values.search).length === 1;
};

describe('the filters of the accounts', () => {
  it.each([
    '',
    'q=lefevre',
    'q=LEF elo',
    'q=parc.example',
    'q= élodie ',
    'role=user',
    'role=auditor',
    'sector=savanna',
  ])('keep somebody who matches "%s"', (address) => expect(isShown(address)).toBe(true));
  it.each(['q=bo', 'q=elodie dupont', 'role=admin', 'role=supervisor', 'sector=aquarium', 'status=deleted'])(
    'leave out somebody who does not match "%s"',
    (address) => expect(isShown(address)).toBe(false),
  );
  it('show deleted accounts only when they are asked for', () => {
    expect(isShown('', { isDeleted: true })).toBe(false);
    expect(isShown('status=deleted', { isDeleted: true })).toBe(true);
  });
  it("show only the provider's staff when asked", () => {
    expect(isShown('', { akongoStaff: true })).toBe(true);
    expect(isShown('staff=1', { akongoStaff: true })).toBe(true);
    expect(isShown('staff=1')).toBe(false);
  });
  it('distinguish pending and disabled accounts', () => {
    expect(isShown('status=pending', { userStatus: 'pending' })).toBe(true);
    expect(isShown('status=pending', { userStatus: 'pending', isDisabled: true })).toBe(false);
    expect(isShown('status=disabled', { userStatus: 'pending', isDisabled: true })).toBe(true);
  });
});
