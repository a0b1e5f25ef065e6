import { describe, expect, it } from 'vitest';
import { aQuestionnaireContent, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { BASE_LEVEL } from '../content/question-level.ts';
import { checkQuestionnaire, type KnownQuestion, type QuestionnaireGround } from './check-questionnaire.ts';
import type { QuestionnaireContent } from './questionnaire.ts';

const FELIDS = { kind: 'family', id: 'felidae' } as const;
const question = (differences: Partial<KnownQuestion> = {}): KnownQuestion => ({
  ...{ type: 'single_choice', level: BASE_LEVEL, answers: [{ answerId: 'yes' }, { answerId: 'no' }] },
  ...differences,
});
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`);
const ground: QuestionnaireGround = {
  taxonomy: {
    orders: { carnivora: {}, primates: {} },
    families: { felidae: { orderId: 'carnivora' } },
    species: { lion: { familyId: 'felidae' } },
  },
  takenRefs: new Set(['QUE-TAKEN']),
  questions: new Map<string, KnownQuestion>([
    ...numbered(121).map((id): [string, KnownQuestion] => [id, question()]),
    ['of-order', question({ level: { kind: 'order', id: 'carnivora' } })],
    ['of-family', question({ level: FELIDS })],
    ['of-species', question({ level: { kind: 'species', id: 'lion' } })],
    ['of-others', question({ level: { kind: 'order', id: 'primates' } })],
  ]),
};
const faultsOf = (differences: Partial<QuestionnaireContent>, known: Partial<QuestionnaireGround> = {}) =>
  Object.fromEntries(
    Object.entries(
      checkQuestionnaire(aQuestionnaireContent({ sections: [aSection('a', 'q0', 'q1')], ...differences }), {
        ...ground,
        ...known,
      }),
    ).map(([path, { code }]) => [path, code.replace('questionnaire/', '')]),
  );
const sections = (count: number) => Array.from({ length: count }, (_, at) => aSection(`s${at}`, `q${at}`));
const weights = (questions: Record<string, number>, housing = 1) => ({
  weights: { categories: { housing, feeding: 1, health: 1, behavior: 1 }, questions },
});

describe('a questionnaire', () => {
  it.each<[string, Partial<QuestionnaireContent>, Record<string, string>]>([
    ['that is whole', {}, {}],
    ['with the reference of another', { questionnaireRef: 'QUE-TAKEN' }, { questionnaireRef: 'ref-exists' }],
    ['without a reference', { questionnaireRef: '' }, { questionnaireRef: 'content/ref-required' }],
    ['of an unknown family', { level: { kind: 'family', id: 'x' } }, { level: 'content/level-unknown' }],
    ['without sections', { sections: [] }, { sections: 'questions-required' }],
    ['with an empty section alone', { sections: [aSection('a')] }, { sections: 'questions-required' }],
    ['with an empty section beside another', { sections: [aSection('a', 'q0'), aSection('b')] }, {}],
    ['with 20 sections', { sections: sections(20) }, {}],
    ['with 21 sections', { sections: sections(21) }, { sections: 'sections-too-many' }],
    ['with 120 questions', { sections: [aSection('a', ...numbered(120))] }, {}],
    ['with 121 questions', { sections: [aSection('a', ...numbered(121))] }, { sections: 'questions-too-many' }],
    [
      'with two sections of one id',
      { sections: [aSection('a', 'q0'), aSection('a', 'q1')] },
      { 'sections.1': 'section-twice' },
    ],
    [
      'with a section without a name',
      { sections: [{ ...aSection('a', 'q0'), name: inSevenLanguages('') }] },
      { 'sections.0.name.fr': 'section-unnamed' },
    ],
    [
      'with a question that is not published',
      { sections: [aSection('a', 'q0', 'draft')] },
      { 'sections.0.questionIds.1': 'question-unknown' },
    ],
    [
      'with a question twice',
      { sections: [aSection('a', 'q0'), aSection('b', 'q1', 'q0')] },
      { 'sections.1.questionIds.1': 'question-twice' },
    ],
    ['with a required question', { required: ['q1'] }, {}],
    ['that requires a question it does not have', { required: ['q2'] }, { required: 'required-unknown' }],
    ['with weights of 0 and 100', weights({ q0: 0, q1: 100 }), {}],
    [
      'with weights outside of 0 to 100',
      weights({ q0: -0.1, q1: 100.1 }, 101),
      {
        'weights.categories.housing': 'weight-range',
        'weights.questions.q0': 'weight-range',
        'weights.questions.q1': 'weight-range',
      },
    ],
    [
      'with the weight of a question it does not have',
      weights({ q2: 1 }),
      { 'weights.questions.q2': 'weight-unknown' },
    ],
    ['with a description of 1,000 characters', { description: inSevenLanguages('é'.repeat(995)) }, {}],
    [
      'with a control character in a section',
      { sections: [{ ...aSection('a', 'q0'), name: { ...inSevenLanguages('A'), de: 'a\u0000' } }] },
      { 'sections.0.name.de': 'generic/invalid-input' },
    ],
  ])('%s', (_what, differences, expected) => expect(faultsOf(differences)).toEqual(expected));

  it.each([
    ['base', BASE_LEVEL, ['of-order', 'of-family', 'of-species', 'of-others']],
    ['a family', FELIDS, ['of-species', 'of-others']],
    ['a species', { kind: 'species', id: 'lion' } as const, ['of-others']],
  ])('of %s has the questions of its own level and of those above it', (_what, level, refused) => {
    const ids = ['q0', 'of-order', 'of-family', 'of-species', 'of-others'];
    const faults = faultsOf({ level, sections: [aSection('a', ...ids)] });
    expect(ids.filter((_id, at) => faults[`sections.0.questionIds.${at}`] === 'question-level')).toEqual(refused);
  });

  it('names the condition that is wrong', () => {
    const conditions = [{ questionId: 'q0', dependsOn: 'q1', answerIds: ['yes'] }];
    expect(faultsOf({ conditions })).toEqual({ 'conditions.0.dependsOn': 'condition-later' });
  });

  it('is not held against questions and levels that are not known yet', () => {
    const unknown = { level: { kind: 'family', id: 'x' } as const, sections: [aSection('a', 'x', 'y')] };
    const conditions = [{ questionId: 'y', dependsOn: 'x', answerIds: ['z'] }];
    expect(faultsOf({ ...unknown, conditions }, { taxonomy: null, questions: null })).toEqual({});
  });
});
