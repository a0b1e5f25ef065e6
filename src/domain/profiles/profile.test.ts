import { expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders/profile.ts';
import { profileSchema } from './profile.ts';

it('a profile is for a level or a group, and weighs every category', () => {
  const reads = (differences: object) => profileSchema.safeParse({ ...aProfile(), ...differences }).success;
  expect([reads({ target: { kind: 'group', id: 'g' } }), reads({ target: { kind: 'sector', id: 's' } })]).toEqual([
    true,
    false,
  ]);
  const { housing: _left, ...categories } = aProfile().weights.categories;
  expect(reads({ weights: { categories, questions: {} } })).toBe(false);
});
