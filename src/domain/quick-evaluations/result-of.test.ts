import { expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aQuestionSet, aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { resultOf } from './result-of.ts';

const set = aQuestionSet([
  aPublishedQuestion({ questionId: 'a', category: 'housing' }),
  aPublishedQuestion({ questionId: 'b', category: 'housing' }),
  aPublishedQuestion({ questionId: 'c', category: 'feeding' }),
]);

it('a result has the scores, and how many questions were answered and skipped', () => {
  const steps = [aStep('a', 'partly'), aStep('b', 'yes'), aStep('c', null, { kind: 'skip' })];
  expect(resultOf({ steps, media: [] }, set)).toEqual({
    categories: { housing: 75, feeding: null, health: null, behavior: null },
    ...{ overall: 75, label: 'good', answered: 2, asked: 3, skipped: 1 },
  });
});

it('an evaluation without an answer has no score', () => {
  expect(resultOf({ steps: [], media: [] }, set)).toMatchObject({
    overall: null,
    label: null,
    answered: 0,
    asked: 3,
    skipped: 0,
  });
});
