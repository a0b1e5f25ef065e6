import { expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { untranslated } from '../content/translated.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { answerFault } from './check-answer.ts';
import { flowOf, flowOfQuestions, progressOf } from './flow.ts';
import { sampleAnswering } from './sample-answering.ts';

const band = (from: number | null, to: number | null, score: number) => ({ from, to, score, isReference: false });
const OF_EACH_TYPE: PublishedQuestion[] = [
  aPublishedQuestion({ questionId: 'single' }),
  aPublishedQuestion({ questionId: 'several', type: 'multiple_choice', minChoices: 1, maxChoices: 2 }),
  aPublishedQuestion({
    questionId: 'number',
    type: 'number',
    answers: [],
    min: 0,
    bands: [band(null, 5, 0), band(5, null, 100)],
  }),
  aPublishedQuestion({ questionId: 'scale', type: 'scale', answers: [], scaleMax: 5 }),
  aPublishedQuestion({ questionId: 'text', type: 'text', answers: [] }),
  aPublishedQuestion({ questionId: 'media', type: 'media', answers: [] }),
];

it('sample answers are valid, and the same each time', () => {
  const flow = flowOfQuestions(OF_EACH_TYPE);
  const sample = sampleAnswering(flow);
  expect(flow.questions.map((question) => answerFault(question, sample.answers[question.questionId] ?? null))).toEqual(
    OF_EACH_TYPE.map(() => null),
  );
  expect(Object.values(sample.answers).filter((answer) => answer !== null)).toHaveLength(4);
  expect(sampleAnswering(flow)).toEqual(sample);
});

it('a sample skips one question of a dozen, and none that is required', () => {
  const twelve = Array.from({ length: 12 }, (_, place) => aPublishedQuestion({ questionId: `q${place}` }));
  expect(sampleAnswering(flowOfQuestions(twelve)).skipped).toEqual(['q7']);
  const required = twelve.map((question) => ({ ...question, isRequired: true }));
  expect(progressOf(flowOfQuestions(required), sampleAnswering(flowOfQuestions(required))).stillRequired).toEqual([]);
});

it('a sample answers nothing that is not asked', () => {
  const questions = ['a', 'b'].map((questionId) => aPublishedQuestion({ questionId }));
  const sections = [{ sectionId: 'all', name: untranslated(), questionIds: ['a', 'b'] }];
  const conditions = [{ questionId: 'b', dependsOn: 'a', answerIds: ['no'] }];
  expect(sampleAnswering(flowOf({ sections, questions, conditions, required: [] })).answers).toEqual({ a: 'yes' });
});
