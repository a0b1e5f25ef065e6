import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import type { AnswerValue } from '../scoring/question-score.ts';
import { ANSWER_TEXT_LENGTH, answerFault, chosenAfter, isAnswered } from './check-answer.ts';

const of = (differences: Partial<PublishedQuestion>) => aPublishedQuestion(differences);
const several = of({ type: 'multiple_choice', minChoices: 1, maxChoices: 2 });
const number = (min: number | null, max: number | null) => of({ type: 'number', answers: [], min, max });
const scale = of({ type: 'scale', answers: [], scaleMax: 5 });
const text = of({ type: 'text', answers: [] });
const date = of({ type: 'date', answers: [] });

it.each<[string, PublishedQuestion, AnswerValue, string | null]>([
  ['of its own', of({}), 'partly', null],
  ['of another question', of({}), 'other', 'answer/unknown'],
  ['of several where one is asked for', of({}), ['yes'], 'answer/unknown'],
  ['of as many choices as allowed', several, ['no', 'yes'], null],
  ['of more choices than allowed', several, ['no', 'partly', 'yes'], 'evaluation/choices-max'],
  ['of as few choices as allowed', several, ['no'], null],
  ['of fewer choices than asked for', { ...several, minChoices: 2 }, ['no'], 'answer/choices-min'],
  ['that names one choice twice', several, ['no', 'no'], 'answer/unknown'],
  ['at the least number', number(2, 10), 2, null],
  ['just under the least number', number(2, 10), 1.9, 'answer/number-between'],
  ['just over the greatest number', number(2, 10), 10.1, 'answer/number-between'],
  ['under a number without a greatest', number(2, null), 1, 'answer/number-min'],
  ['over a number without a least', number(null, 2), 3, 'answer/number-max'],
  ['that is no number', number(null, null), '3', 'answer/number-invalid'],
  ['that is infinite', number(null, null), Infinity, 'answer/number-invalid'],
  ['at the end of a scale', scale, 5, null],
  ['beyond a scale', scale, 6, 'answer/number-between'],
  ['between two steps of a scale', scale, 2.5, 'answer/unknown'],
  ['as long as a text may be', text, 'a'.repeat(ANSWER_TEXT_LENGTH), null],
  ['just longer than a text may be', text, 'a'.repeat(ANSWER_TEXT_LENGTH + 1), 'answer/text-too-long'],
  ['of a day', date, '2024-02-29', null],
  ['of a day that is not', date, '2023-02-29', 'answer/day-invalid'],
  ['of a medium', of({ type: 'media', answers: [] }), ['lion.jpg'], null],
  ['that is missing', several, null, null],
])('an answer %s has the fault %s %s %s', (_, question, answer, code) => {
  expect(answerFault(question, answer)?.code ?? null).toBe(code);
});

describe('a question is answered', () => {
  it.each<[PublishedQuestion, AnswerValue, boolean]>([
    [of({}), 'yes', true],
    [of({}), null, false],
    [of({}), 'other', false],
    [text, '  ', false],
    [several, [], false],
    [{ ...several, minChoices: 0 }, [], true],
    [{ ...several, minChoices: 0 }, null, false],
    [number(0, null), 0, true],
  ])('by a valid answer alone (%#)', (question, answer, is) => expect(isAnswered(question, answer)).toBe(is));
});

describe('a press on one of several choices', () => {
  it('adds it in the order of the question, and takes it back', () => {
    expect(chosenAfter(several, ['yes'], 'no').chosen).toEqual(['no', 'yes']);
    expect(chosenAfter(several, ['no', 'yes'], 'no')).toEqual({ chosen: ['yes'], error: null });
  });
  it('beyond the last that is allowed changes nothing and says so', () => {
    const { chosen, error } = chosenAfter(several, ['no', 'yes'], 'partly');
    expect([chosen, error?.code]).toEqual([['no', 'yes'], 'evaluation/choices-max']);
  });
  it('has no end where none is set', () => {
    expect(chosenAfter({ ...several, maxChoices: null }, ['no', 'yes'], 'partly').error).toBeNull();
  });
});
