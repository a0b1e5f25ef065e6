import { expect, it } from 'vitest';
import { aQuestionSet } from '../../../tests/support/builders/quick-evaluation.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { answerableFlow } from './answerable-flow.ts';

it('a question that asks for media is not required where they cannot be captured, others are', () => {
  const set = aQuestionSet([
    aPublishedQuestion({ questionId: 'film', type: 'media', isRequired: true }),
    aPublishedQuestion({ questionId: 'space', isRequired: true }),
  ]);
  expect([...answerableFlow(set).required]).toEqual(['space']);
});
