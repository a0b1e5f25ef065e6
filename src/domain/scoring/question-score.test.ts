import { describe, expect, it } from 'vitest';
import { aQuestionContent } from '../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import type { QuestionContent } from '../questions/question.ts';
import { maxScoreOf, scoreOf } from './question-score.ts';

const answers = (...scores: readonly number[]) =>
  scores.map((score, place) => ({
    answerId: `a${place}`,
    label: inSevenLanguages('a'),
    score,
    isReference: false,
  }));
const of = (differences: Partial<QuestionContent>) => aQuestionContent(differences);

describe('the score of a question', () => {
  it('with one choice is that of the answer, of the highest', () => {
    const question = of({ answers: answers(20, 80, 0) });
    expect(scoreOf(question, 'a0')).toEqual({ score: 20, max: 80 });
    expect(scoreOf(question, ['a1'])).toEqual({ score: 80, max: 80 });
  });
  it('with several choices is their sum, of the highest that may be chosen together', () => {
    const question = of({ type: 'multiple_choice', minChoices: 0, maxChoices: 2, answers: answers(10, 30, 20) });
    expect(scoreOf(question, ['a0', 'a2', 'a0'])).toEqual({ score: 30, max: 50 });
    expect(scoreOf(question, ['a0', 'a1', 'a2'])).toEqual({ score: 50, max: 50 });
    expect(scoreOf(question, [])).toEqual({ score: 0, max: 50 });
  });
  it('of yes and no is that of the word', () => {
    const question = of({
      type: 'yes_no',
      answers: answers(0, 0).map((one, place) => ({
        ...one,
        answerId: place === 0 ? 'yes' : 'no',
        score: place === 0 ? 40 : 0,
      })),
    });
    expect([scoreOf(question, 'yes'), scoreOf(question, 'no')]).toEqual([
      { score: 40, max: 40 },
      { score: 0, max: 40 },
    ]);
  });
  it('of a number is that of its band, which holds its beginning and not its end', () => {
    const bands = [
      { from: 0, to: 10, score: 50, isReference: false },
      { from: 10, to: null, score: 100, isReference: true },
    ];
    const question = of({ type: 'number', bands });
    expect([-0.1, 0, 9.9, 10, 1e9].map((value) => scoreOf(question, value)?.score)).toEqual([0, 50, 50, 100, 100]);
  });
  it('of a scale counts from its first value, or from its last', () => {
    const question = of({ type: 'scale', scaleMax: 5 });
    expect([1, 3, 5].map((value) => scoreOf(question, value))).toEqual([
      { score: 0, max: 4 },
      { score: 2, max: 4 },
      { score: 4, max: 4 },
    ]);
    expect([1, 5].map((value) => scoreOf({ ...question, isScaleReversed: true }, value)?.score)).toEqual([4, 0]);
    expect([0, 6].map((value) => scoreOf(question, value))).toEqual([null, null]);
  });
  it.each(['text', 'date', 'media'] as const)('of the type %s is none', (type) => {
    expect([maxScoreOf(of({ type })), scoreOf(of({ type }), 'a0')]).toEqual([null, null]);
  });
  it('is none for a number without bands and for answers that all score 0', () => {
    expect(maxScoreOf(of({ type: 'number', bands: [] }))).toBeNull();
    expect(scoreOf(of({ answers: answers(0, 0) }), 'a0')).toBeNull();
  });
  it('is none for an answer that is missing, foreign or of another type', () => {
    const question = of({ answers: answers(20, 80) });
    for (const answer of [null, 'other', ['a0', 'other'], [], 1]) expect(scoreOf(question, answer)).toBeNull();
    expect(scoreOf(of({ type: 'scale', scaleMax: 5 }), '3')).toBeNull();
    expect(scoreOf(of({ type: 'scale', scaleMax: 5 }), Number.NaN)).toBeNull();
  });
});
