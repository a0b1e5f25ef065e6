import { expect, it } from 'vitest';
import { parametersSchema } from './parameters.ts';

it('the parameters of an analysis have the defaults of the analysis definitions', () => {
  expect(parametersSchema.parse({})).toEqual({
    rareThreshold: 5,
    shannonLevels: { low: 0.5, moderate: 1, high: 2 },
    minObservations: 0,
    minInteractions: 1,
    tieTolerance: 1e-9,
  });
});

it('one parameter may be given without the others', () => {
  const { rareThreshold, shannonLevels, minInteractions } = parametersSchema.parse({
    rareThreshold: 10,
    shannonLevels: { high: 3 },
  });
  expect([rareThreshold, shannonLevels, minInteractions]).toEqual([10, { low: 0.5, moderate: 1, high: 3 }, 1]);
});

it.each([
  ['a threshold below 0', { rareThreshold: -1 }],
  ['half an interaction', { minInteractions: 0.5 }],
  ['a level of diversity above the next one', { shannonLevels: { low: 1.5 } }],
  ['a parameter of another name', { rare: 5 }],
])('%s is refused', (_title, parameters) => expect(parametersSchema.safeParse(parameters).success).toBe(false));

it('levels of diversity may be equal', () => {
  expect(parametersSchema.safeParse({ shannonLevels: { low: 1, moderate: 1, high: 1 } }).success).toBe(true);
});
