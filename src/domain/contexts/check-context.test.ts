import { describe, expect, it } from 'vitest';
import { aContextContent, aContextQuestion } from '../../../tests/support/builders/context.ts';
import { inSevenLanguages } from '../../../tests/support/builders/seven-languages.ts';
import { untranslated } from '../content/translated.ts';
import { checkContext } from './check-context.ts';
import type { ContextContent, ContextQuestion } from './context.ts';

const faultsOf = (differences: Partial<ContextContent>) =>
  Object.fromEntries(
    Object.entries(checkContext(aContextContent(differences), { takenRefs: new Set(['CTX-TAKEN']) })).map(
      ([path, { code }]) => [path, code],
    ),
  );
const faultsOfQuestion = (differences: Partial<ContextQuestion>) =>
  faultsOf({ questions: [aContextQuestion(differences)] });
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aContextQuestion({ questionId: `q${at}`, questionRef: `CTX-${at}` }));

describe('a context', () => {
  it.each<[string, Partial<ContextContent>, Record<string, string>]>([
    ['that is whole', {}, {}],
    ['with the reference of another', { contextRef: 'CTX-TAKEN' }, { contextRef: 'context/ref-exists' }],
    ['without a name', { name: untranslated() }, { 'name.fr': 'content/name-required' }],
    ['without questions', { questions: [] }, { questions: 'context/questions-required' }],
    ['with 30 questions', { questions: many(30) }, {}],
    ['with 31 questions', { questions: many(31) }, { questions: 'context/questions-too-many' }],
    [
      'with a question twice',
      { questions: [aContextQuestion(), aContextQuestion()] },
      { 'questions.1': 'context/question-twice', 'questions.1.questionRef': 'question/ref-exists' },
    ],
    [
      'of more than 800,000 bytes',
      {
        questions: many(30).map((one) => ({
          ...one,
          help: inSevenLanguages('é'.repeat(995)),
          answers: Array.from({ length: 20 }, (_, at) => ({
            answerId: `a${at}`,
            label: inSevenLanguages('é'.repeat(195)),
          })),
        })),
      },
      { questions: 'context/too-large' },
    ],
  ])('%s', (_what, differences, expected) => expect(faultsOf(differences)).toEqual(expected));
});

describe('a question of a context', () => {
  it.each<[string, Partial<ContextQuestion>, Record<string, string>]>([
    ['without a wording', { wording: untranslated() }, { 'questions.0.wording.fr': 'question/wording-required' }],
    ['without a reference', { questionRef: '' }, { 'questions.0.questionRef': 'question/ref-required' }],
    [
      'with one answer to choose',
      { answers: aContextQuestion().answers.slice(0, 1) },
      { 'questions.0.answers': 'question/answers-too-few' },
    ],
    [
      'with an answer twice',
      { answers: aContextQuestion().answers.map((one) => ({ ...one, answerId: 'same' })) },
      { 'questions.0.answers': 'question/answer-twice' },
    ],
    [
      'with more choices than answers',
      { type: 'multiple_choice', minChoices: 0, maxChoices: 3 },
      { 'questions.0.maxChoices': 'question/choices-too-many' },
    ],
    ['with bounds', { type: 'number', answers: [], min: 0, max: 0 }, {}],
    [
      'with bounds in the wrong order',
      { type: 'number', answers: [], min: 1, max: 0 },
      { 'questions.0.min': 'question/bounds-order' },
    ],
    [
      'with a scale of one value',
      { type: 'scale', answers: [], scaleMax: 1 },
      { 'questions.0.scaleMax': 'question/scale-range' },
    ],
    [
      'with a wording that is too long',
      { wording: { ...inSevenLanguages('A'), pt: 'a'.repeat(301) } },
      { 'questions.0.wording.pt': 'question/text-too-long' },
    ],
  ])('%s', (_what, differences, expected) => expect(faultsOfQuestion(differences)).toEqual(expected));
});
