import { expect, it } from 'vitest';
import { aQuestion, aQuestionContent } from '../../../tests/support/builders/question.ts';
import { publishedOf, questionFromStored } from './stored-question.ts';

it('a stored question has the id of its document, and is none without its shape', () => {
  expect(questionFromStored('other', aQuestion())?.questionId).toBe('other');
  expect(questionFromStored('other', { questionRef: 'A' })).toBeNull();
  expect(questionFromStored('other', undefined)).toBeNull();
});

it('a published state is the content under its version', () => {
  expect(publishedOf('q', 3, aQuestion())).toEqual({ questionId: 'q', version: 3, ...aQuestionContent() });
});
