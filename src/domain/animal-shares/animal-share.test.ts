import { expect, it } from 'vitest';
import { aShare } from '../../../tests/support/builders/animal-share.ts';
import { isOpenShare, SHARE_STATES, shareIdOf, sideOf } from './animal-share.ts';

it('an animal has one share with each partner', () => {
  expect(shareIdOf('nala', 'zoo-2')).toBe(shareIdOf('nala', 'zoo-2'));
  expect(new Set([shareIdOf('nala', 'zoo-2'), shareIdOf('nala', 'zoo-3'), shareIdOf('kito', 'zoo-2')]).size).toBe(3);
});

it('a share is open while it waits for an answer and while it is in force', () => {
  expect(SHARE_STATES.filter((state) => isOpenShare({ state }))).toEqual(['proposed', 'accepted']);
});

it('an establishment is the owner, the partner, or has no part in a share', () => {
  expect(['zoo-1', 'zoo-2', 'zoo-3'].map((zooId) => sideOf(aShare(), zooId))).toEqual(['owner', 'partner', null]);
});
