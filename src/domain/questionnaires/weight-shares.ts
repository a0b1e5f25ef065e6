import type { PublishedQuestion, QuestionCategory } from '../questions/question.ts';
import { maxScoreOf } from '../scoring/question-score.ts';
import { type Weights, weightOf } from '../content/weights.ts';

/** The part of a score that something decides, from 0 to 1. */
export type Share = number;

/** Returns the part of each weight in their sum; all are 0 when the sum is 0. */
export function sharesOf(weights: readonly number[]): Share[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

/**
 * Returns the part that each question has in the score of its category, by its id, when all are answered; null for a
 * question that is not scored.
 */
export function sharesInCategory(
  questions: readonly PublishedQuestion[],
  weights: Weights,
): ReadonlyMap<string, Share | null> {
  const sums = new Map<QuestionCategory, number>();
  const scored = questions.filter((question) => maxScoreOf(question) !== null);
  for (const question of scored)
    sums.set(question.category, (sums.get(question.category) ?? 0) + weightOf(weights, question));
  const shares = new Map<string, Share | null>(questions.map(({ questionId }) => [questionId, null]));
  for (const question of scored) {
    const sum = sums.get(question.category) ?? 0;
    shares.set(question.questionId, sum === 0 ? 0 : weightOf(weights, question) / sum);
  }
  return shares;
}
