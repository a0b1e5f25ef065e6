import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { sharesInCategory, sharesOf } from './weight-shares.ts';
import { defaultWeights } from '../content/weights.ts';

describe('the share of a weight', () => {
  it('is its part of the sum, and 0 when nothing weighs', () => {
    expect(sharesOf([1, 3])).toEqual([0.25, 0.75]);
    expect(sharesOf([0, 0])).toEqual([0, 0]);
    expect(sharesOf([])).toEqual([]);
  });

  it('of a question is that in its own category, by the weight that is given here or its own', () => {
    const questions = [
      aPublishedQuestion({ questionId: 'a', weight: 1 }),
      aPublishedQuestion({ questionId: 'b', weight: 1 }),
      aPublishedQuestion({ questionId: 'c', weight: 5, category: 'health' }),
    ];
    const shares = sharesInCategory(questions, { ...defaultWeights(), questions: { b: 3 } });
    expect([...shares]).toEqual([
      ['a', 0.25],
      ['b', 0.75],
      ['c', 1],
    ]);
  });

  it('is none for a question without scores, which takes nothing from the others', () => {
    const questions = [
      aPublishedQuestion({ questionId: 'a' }),
      aPublishedQuestion({ questionId: 'note', type: 'text', answers: [] }),
    ];
    expect([...sharesInCategory(questions, defaultWeights())]).toEqual([
      ['a', 1],
      ['note', null],
    ]);
  });

  it('is 0 in a category in which nothing weighs', () => {
    const shares = sharesInCategory([aPublishedQuestion({ questionId: 'a', weight: 0 })], defaultWeights());
    expect([...shares]).toEqual([['a', 0]]);
  });
});
