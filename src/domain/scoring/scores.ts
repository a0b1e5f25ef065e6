import { QUESTION_CATEGORIES, type QuestionCategory } from '../questions/question.ts';
import type { QuestionScore } from './question-score.ts';

/** The labels of a score, the best first, each with the least value that has it. */
export const SCORE_LABELS = [
  ['excellent', 80],
  ['good', 60],
  ['average', 40],
  ['poor', 20],
  ['critical', -Infinity],
] as const;
export type ScoreLabel = (typeof SCORE_LABELS)[number][0];

/** A question with its weight, and its score; null when it was skipped, not answered or has no maximum. */
export type WeighedScore = {
  readonly category: QuestionCategory;
  readonly weight: number;
  readonly score: QuestionScore | null;
};

export type Scores = {
  /** of 100, unrounded; null for a category without a scored question */
  readonly categories: Readonly<Record<QuestionCategory, number | null>>;
  readonly overall: number | null;
};

/** Returns the score of questions together, of 100; null when none is scored or all weigh 0. */
export function scoreOfAll(scores: readonly Omit<WeighedScore, 'category'>[]): number | null {
  const parts = scores.flatMap(({ weight, score }) =>
    score === null ? [] : [{ weight, value: (100 * score.score) / score.max }],
  );
  return weighedMean(parts);
}

/**
 * Returns the score of each category and of all together. A category weighs 1 unless `weights` says otherwise; one
 * without a score is left out of the overall one.
 * @source analysis definitions, 11
 */
export function scoresOf(
  scores: readonly WeighedScore[],
  weights: Partial<Readonly<Record<QuestionCategory, number>>> = {},
): Scores {
  const categories = { housing: null, feeding: null, health: null, behavior: null } as Record<
    QuestionCategory,
    number | null
  >;
  for (const category of QUESTION_CATEGORIES)
    categories[category] = scoreOfAll(scores.filter((one) => one.category === category));
  const scored = QUESTION_CATEGORIES.flatMap((category) => {
    const value = categories[category];
    return value === null ? [] : [{ value, weight: weights[category] ?? 1 }];
  });
  return { categories, overall: weighedMean(scored) };
}

/** Returns the label of an unrounded score; null for null. */
export function labelOf(score: number | null): ScoreLabel | null {
  return score === null ? null : (SCORE_LABELS.find(([, least]) => score >= least)?.[0] ?? null);
}

function weighedMean(parts: readonly { readonly weight: number; readonly value: number }[]): number | null {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return null;
  // Rounding of the sums never lifts a mean above the largest of its parts.
  return Math.min(100, Math.max(0, parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / total));
}
