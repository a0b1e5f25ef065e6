import { expect, it } from 'vitest';
import { aProfileContent } from '../../../tests/support/builders/profile.ts';
import { profileInput } from './profile-input.ts';

const takes = (differences: object) => profileInput.safeParse({ ...aProfileContent(), ...differences }).success;

it('a browser sends a profile with nothing unknown and no other target', () => {
  expect([takes({}), takes({ target: { kind: 'group', id: 'g' } })]).toEqual([true, true]);
  expect(takes({ version: 2 })).toBe(false);
  expect(takes({ target: { kind: 'sector', id: 's' } })).toBe(false);
});
