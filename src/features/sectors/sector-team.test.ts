import { expect, it } from 'vitest';
import { NOBODY, peopleOf, rolesIn } from './sector-team.ts';

const team = { ...NOBODY, sectorKeeper: ['ana', 'ben'], managementUserIds: ['cleo'], veterinaryUserIds: ['ana'] };

it('a team is everybody in it once, those who manage first', () => {
  expect(peopleOf(team)).toEqual(['cleo', 'ana', 'ben']);
  expect(peopleOf(NOBODY)).toEqual([]);
});

it('a person may have several roles, or none', () => {
  expect(rolesIn(team, 'ana')).toEqual(['veterinary', 'keeper']);
  expect(rolesIn(team, 'zoe')).toEqual([]);
});
