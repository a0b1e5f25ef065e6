import { expect, it } from 'vitest';
import { aContextQuestion } from '../../../../tests/support/builders/context.ts';
import { newContextQuestion, ofType } from './context-changes.ts';

it('gives a new question a free code and two empty answers', () => {
  const others = [aContextQuestion({ questionRef: 'Q-02' })];
  const added = newContextQuestion('new', others);
  expect([added.questionId, added.questionRef, added.type, added.answers.length]).toEqual([
    ...['new', 'Q-03', 'single_choice', 2],
  ]);
});

it('keeps the answers of a choice that becomes another choice, without scores', () => {
  const question = aContextQuestion();
  const several = ofType(question, 'multiple_choice');
  expect(several.answers).toEqual(question.answers);
  expect([several.minChoices, several.maxChoices]).toEqual([0, 2]);
});

it('gives yes or no its two answers, and a scale its values', () => {
  expect(ofType(aContextQuestion(), 'yes_no').answers.map(({ answerId }) => answerId)).toEqual(['yes', 'no']);
  const scale = ofType(aContextQuestion(), 'scale');
  expect([scale.scaleMax, scale.scaleLow === null, scale.scaleHigh === null]).toEqual([5, false, false]);
});
