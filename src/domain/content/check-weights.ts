import { appError } from '../errors/app-error.ts';
import type { Faults } from './check-texts.ts';
import { QUESTION_CATEGORIES } from './question-category.ts';
import { MAX_WEIGHT, type Weights } from './weights.ts';

/**
 * Notes at 'weights.categories.<category>' and 'weights.questions.<id>' each weight that is out of bounds, or is given to
 * a question that `hasQuestion` does not know.
 */
export function checkWeights(
  faults: Faults,
  { categories, questions }: Weights,
  area: 'questionnaire' | 'profile',
  hasQuestion: (questionId: string) => boolean,
): void {
  const range = appError(`${area}/weight-range`, { min: 0, max: MAX_WEIGHT });
  for (const category of QUESTION_CATEGORIES)
    if (!isWeight(categories[category])) faults[`weights.categories.${category}`] = range;
  for (const [questionId, weight] of Object.entries(questions)) {
    const path = `weights.questions.${questionId}`;
    if (!isWeight(weight)) faults[path] = range;
    else if (!hasQuestion(questionId)) faults[path] = appError(`${area}/weight-unknown`);
  }
}

function isWeight(weight: number): boolean {
  return weight >= 0 && weight <= MAX_WEIGHT;
}
