import { expect, it } from 'vitest';
import { defaultWeights, weightOf } from './weights.ts';

it('a question weighs what it is given, 0 included, else its own weight', () => {
  const weights = { ...defaultWeights(), questions: { a: 0, b: 3 } };
  expect(['a', 'b', 'c', 'constructor'].map((questionId) => weightOf(weights, { questionId, weight: 2 }))).toEqual([
    0, 3, 2, 2,
  ]);
});

it('default weights change nothing', () => {
  expect(defaultWeights()).toEqual({
    categories: { housing: 1, feeding: 1, health: 1, behavior: 1 },
    questions: {},
  });
});
