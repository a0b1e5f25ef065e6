import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aStep } from '../../../tests/support/builders/quick-evaluation.ts';
import { flowOfQuestions } from '../questionnaires/flow.ts';
import { comparedAnswers, equalShareOf } from './compared-answers.ts';
import type { EvaluationStep } from './quick-evaluation.ts';

const single = aPublishedQuestion({ questionId: 'single' });
const several = aPublishedQuestion({ questionId: 'several', type: 'multiple_choice', minChoices: 1, maxChoices: 2 });
const note = aPublishedQuestion({ questionId: 'note', type: 'text', answers: [] });
const flow = flowOfQuestions([single, several, note]);
const compared = (one: readonly EvaluationStep[], other: readonly EvaluationStep[]) =>
  comparedAnswers(flow, { steps: [...one], media: [] }, { steps: [...other], media: [] });
const likenesses = (...of: Parameters<typeof compared>) => compared(...of).map(({ likeness }) => likeness);
const chosen = (id: string, value: EvaluationStep['value']) => aStep(id, value);

describe('the answers of two people to a question', () => {
  it('are equal where both chose the same, also in another order, and different otherwise', () => {
    const one = [chosen('single', 'yes'), chosen('several', ['yes', 'partly'])];
    expect(likenesses(one, [chosen('single', 'yes'), chosen('several', ['partly', 'yes'])])).toEqual([
      ...['equal', 'equal', 'none'],
    ]);
    expect(likenesses(one, [chosen('single', 'no'), chosen('several', ['yes'])])).toEqual([
      ...['different', 'different', 'none'],
    ]);
  });
  it('are left to a reader where they are words', () => {
    expect(likenesses([chosen('note', 'Calme')], [chosen('note', 'Calme')])).toEqual(['none', 'none', 'read']);
  });
  it('are those of one person where the other skipped it, with no value for the skipped one', () => {
    const skipped = [chosen('single', 'yes'), aStep('single', null, { kind: 'skip' })];
    const [first] = compared([chosen('single', 'yes'), aStep('single', 'vu', { kind: 'comment' })], skipped);
    expect(first).toMatchObject({
      likeness: 'one',
      answers: [
        { state: 'answered', value: 'yes', comment: 'vu' },
        { state: 'skipped', value: null, comment: '' },
      ],
    });
  });
});

describe('the share of equal answers', () => {
  it('is counted among those that can be compared', () => {
    const share = equalShareOf(
      (['equal', 'equal', 'equal', 'different', 'read', 'one', 'none'] as const).map((likeness) => ({ likeness })),
    );
    expect(share).toEqual({ equal: 3, compared: 4, percent: 75 });
  });
  it('is missing where there are none', () => {
    expect(equalShareOf([{ likeness: 'read' }, { likeness: 'one' }])).toEqual({ equal: 0, compared: 0, percent: null });
  });
});
