import * as z from 'zod/mini';
import { QUESTION_CATEGORIES } from './question-category.ts';

export const MAX_WEIGHT = 100;
export const DEFAULT_WEIGHT = 1;

/** How much each category, and each question in its category, counts in a score. */
export const weightsSchema = z.object({
  categories: z.record(z.enum(QUESTION_CATEGORIES), z.number()),
  /** by ids of questions; one that is not named keeps its own weight */
  questions: z.record(z.string(), z.number()),
});
export type Weights = z.infer<typeof weightsSchema>;

/** Returns weights that change nothing. */
export function defaultWeights(): Weights {
  const all = DEFAULT_WEIGHT;
  return { categories: { housing: all, feeding: all, health: all, behavior: all }, questions: {} };
}

/** Returns the weight of a question: the one that is given to it here, else its own. */
export function weightOf(
  { questions }: Pick<Weights, 'questions'>,
  { questionId, weight }: { readonly questionId: string; readonly weight: number },
): number {
  return Object.hasOwn(questions, questionId) ? (questions[questionId] as number) : weight;
}
