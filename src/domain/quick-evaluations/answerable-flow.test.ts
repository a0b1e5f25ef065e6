import { expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { flowOfQuestions } from '../questionnaires/flow.ts';
import { answerableFlow } from './answerable-flow.ts';

it('a question that asks for media is not required where they cannot be captured, others are', () => {
  const flow = flowOfQuestions([
    aPublishedQuestion({ questionId: 'film', type: 'media', isRequired: true }),
    aPublishedQuestion({ questionId: 'space', isRequired: true }),
  ]);
  expect([...answerableFlow(flow).required]).toEqual(['space']);
});
