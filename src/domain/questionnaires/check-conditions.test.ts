import { describe, expect, it } from 'vitest';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { BASE_LEVEL } from '../content/question-level.ts';
import type { Faults } from '../content/check-texts.ts';
import { QUESTION_TYPES, type QuestionType } from '../questions/question.ts';
import { checkConditions, mayBeDependedOn } from './check-conditions.ts';
import type { KnownQuestion } from './check-questionnaire.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

const question = (type: QuestionType): KnownQuestion => ({
  ...{ type, level: BASE_LEVEL, answers: [{ answerId: 'yes' }, { answerId: 'no' }] },
});
const KNOWN = new Map([
  ['choice', question('single_choice')],
  ['number', question('number')],
  ['last', question('multiple_choice')],
]);
const faultsOf = (conditions: QuestionnaireContent['conditions'], known: typeof KNOWN | null = KNOWN) => {
  const faults: Faults = {};
  const sections = [aSection('a', 'choice', 'number', 'asked', 'last')];
  checkConditions(faults, aQuestionnaireContent({ sections, conditions }), known);
  return Object.fromEntries(
    Object.entries(faults).map(([path, { code }]) => [path, code.replace('questionnaire/condition-', '')]),
  );
};
const on = (dependsOn: string, ...answerIds: string[]) => ({ questionId: 'asked', dependsOn, answerIds });

describe('a condition', () => {
  it.each<[string, QuestionnaireContent['conditions'], Record<string, string>]>([
    ['on an answer of an earlier question', [on('choice', 'yes')], {}],
    ['on several answers', [on('choice', 'yes', 'no')], {}],
    ['twice for one question', [on('choice', 'yes'), on('choice', 'no')], { 'conditions.1.questionId': 'twice' }],
    ['on itself', [on('asked', 'yes')], { 'conditions.0.dependsOn': 'later' }],
    ['on a later question', [on('last', 'yes')], { 'conditions.0.dependsOn': 'later' }],
    ['on a question that is missing', [on('unheard-of', 'yes')], { 'conditions.0.dependsOn': 'later' }],
    ['on a number', [on('number', 'yes')], { 'conditions.0.dependsOn': 'no-choices' }],
    ['on no answer', [on('choice')], { 'conditions.0.answerIds': 'answers' }],
    ['on an unknown answer', [on('choice', 'yes', 'x')], { 'conditions.0.answerIds': 'answers' }],
    [
      'for a question that is missing',
      [{ questionId: 'unheard-of', dependsOn: 'choice', answerIds: ['yes'] }],
      { 'conditions.0.questionId': 'unknown' },
    ],
  ])('%s', (_what, conditions, expected) => expect(faultsOf(conditions)).toEqual(expected));

  it('is not held against answers that are not known yet', () => {
    expect(faultsOf([on('number', 'x')], null)).toEqual({});
  });
  it('depends on questions whose answers are given', () => {
    expect(QUESTION_TYPES.filter(mayBeDependedOn)).toEqual(['single_choice', 'multiple_choice', 'yes_no']);
  });
});
