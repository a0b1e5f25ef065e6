import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_CATEGORIES } from '../questions/question.ts';
import { labelOf, scoreOfAll, scoresOf, type WeighedScore } from './scores.ts';

const scored = (category: WeighedScore['category'], score: number, max: number, weight = 1): WeighedScore => ({
  category,
  weight,
  score: { score, max },
});

describe('the scores of categories', () => {
  it('are weighed means, and the overall one the mean of the categories that have one', () => {
    const { categories, overall } = scoresOf([
      scored('housing', 1, 2, 3),
      scored('housing', 2, 2, 1),
      scored('feeding', 0, 5),
      { category: 'health', weight: 1, score: null },
    ]);
    expect(categories).toEqual({ housing: 62.5, feeding: 0, health: null, behavior: null });
    expect(overall).toBe(31.25);
  });
  it('weigh in the overall score as they are told to', () => {
    const scores = [scored('housing', 1, 1), scored('feeding', 0, 1)];
    expect(scoresOf(scores, { housing: 3 }).overall).toBe(75);
    expect(scoresOf(scores, { housing: 0 }).overall).toBe(0);
    expect(scoresOf(scores, { housing: 0, feeding: 0 }).overall).toBeNull();
  });
  it('are null when every question is skipped', () => {
    expect(scoresOf([{ category: 'health', weight: 1, score: null }])).toMatchObject({ overall: null });
    expect(scoresOf([])).toMatchObject({ overall: null });
  });
  it('are null when all that is scored weighs 0', () => {
    expect(scoreOfAll([scored('housing', 1, 1, 0)])).toBeNull();
  });
});

it.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79.99, 'good'],
  [60, 'good'],
  [59.99, 'average'],
  [40, 'average'],
  [39.99, 'poor'],
  [20, 'poor'],
  [19.99, 'critical'],
  [0, 'critical'],
  [null, null],
])('the label of %d is %s', (score, label) => {
  expect(labelOf(score)).toBe(label);
});

describe('for any scores', () => {
  const one = fc
    .record({
      category: fc.constantFrom(...QUESTION_CATEGORIES),
      weight: fc.double({ min: 0, max: 100, noNaN: true }),
      max: fc.integer({ min: 1, max: 100 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      isSkipped: fc.boolean(),
    })
    .map(({ category, weight, max, share, isSkipped }): WeighedScore => ({
      category,
      weight,
      score: isSkipped ? null : { score: share * max, max },
    }));

  it('a category lies between 0 and 100', () => {
    fc.assert(
      fc.property(fc.array(one), (scores) => {
        const { categories, overall } = scoresOf(scores);
        const values = [...Object.values(categories), overall].filter((value) => value !== null);
        expect(values.filter((value) => value < 0 || value > 100)).toEqual([]);
      }),
    );
  });
  it('a better answer never lowers a score', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1 }), fc.nat(), (scores, drawn) => {
        const place = drawn % scores.length;
        const better = scores.map((each, at) =>
          at === place && each.score !== null ? { ...each, score: { ...each.score, score: each.score.max } } : each,
        );
        const [before, after] = [scoresOf(scores), scoresOf(better)];
        const slack = 1e-9;
        expect((after.overall ?? 0) + slack >= (before.overall ?? 0)).toBe(true);
        for (const category of QUESTION_CATEGORIES)
          expect((after.categories[category] ?? 0) + slack >= (before.categories[category] ?? 0)).toBe(true);
      }),
    );
  });
  it('questions that weigh 0 or are skipped change nothing', () => {
    fc.assert(
      fc.property(fc.array(one), fc.array(one), (scores, more) => {
        const silent = more.map((each, place) => (place % 2 === 0 ? { ...each, weight: 0 } : { ...each, score: null }));
        expect(scoresOf([...scores, ...silent])).toEqual(scoresOf(scores));
      }),
    );
  });
});
