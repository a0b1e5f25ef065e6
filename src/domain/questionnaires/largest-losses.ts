import type { Explanation } from './explanation.ts';

/** A question with the points of the overall score that its answer has cost. */
export type Loss = { readonly questionId: string; readonly points: number };

/**
 * Returns the questions that pulled the overall score down most, the largest loss first: each the points of 100 that the
 * best answer would have added. Questions without a loss and without a part in the score are left out.
 * @source analysis definitions, 11
 */
export function largestLosses({ categories }: Explanation, count: number): Loss[] {
  return categories
    .flatMap(({ share: categoryShare, questions }) =>
      questions.flatMap(({ questionId, share, percent }) =>
        categoryShare === null || share === null || percent === null
          ? []
          : { questionId, points: (categoryShare * share * (100 - percent)) / 10_000 },
      ),
    )
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, count);
}
