import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { defaultWeights } from '../content/weights.ts';
import { flowOfQuestions } from '../questionnaires/flow.ts';
import { explain } from './explanation.ts';
import { largestLosses } from './largest-losses.ts';

const flow = flowOfQuestions([
  aPublishedQuestion({ questionId: 'space' }),
  aPublishedQuestion({ questionId: 'shade' }),
  aPublishedQuestion({ questionId: 'water', category: 'feeding' }),
  aPublishedQuestion({ questionId: 'food', category: 'feeding' }),
]);
const lossesOf = (answers: Record<string, string>, count = 3, skipped: string[] = []) =>
  largestLosses(explain(flow, { answers, skipped, comments: {} }, defaultWeights()), count);

describe('the largest losses of a score', () => {
  it('are the points that the best answers would have added, the largest first', () => {
    expect(lossesOf({ space: 'yes', shade: 'partly', water: 'no', food: 'yes' })).toEqual([
      { questionId: 'water', points: 25 },
      { questionId: 'shade', points: 12.5 },
    ]);
  });
  it('are no more than asked for', () => {
    expect(lossesOf({ space: 'no', shade: 'no', water: 'no' }, 2)).toHaveLength(2);
  });
  it('leave out a question that is skipped or not answered', () => {
    expect(lossesOf({ space: 'no', shade: 'yes' }, 3, ['space'])).toEqual([]);
  });
});
