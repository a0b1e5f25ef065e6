import { expect, it } from 'vitest';
import type { Faults } from './check-texts.ts';
import { checkWeights } from './check-weights.ts';
import { defaultWeights } from './weights.ts';

const faultsOf = (health: number, questions: Record<string, number>) => {
  const faults: Faults = {};
  const { categories } = defaultWeights();
  checkWeights(faults, { categories: { ...categories, health }, questions }, 'profile', (id) => id === 'known');
  return Object.fromEntries(Object.entries(faults).map(([path, { code }]) => [path, code]));
};

it.each([0, 0.5, 100])('a weight may be %s', (weight) => expect(faultsOf(weight, { known: weight })).toEqual({}));
it.each([-0.5, 100.5])('a weight may not be %s', (weight) => {
  expect(faultsOf(weight, { known: weight })).toEqual({
    'weights.categories.health': 'profile/weight-range',
    'weights.questions.known': 'profile/weight-range',
  });
});
it('a weight belongs to a question that is known', () => {
  expect(faultsOf(1, { other: 1 })).toEqual({ 'weights.questions.other': 'profile/weight-unknown' });
});
