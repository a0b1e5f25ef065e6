import { expect, it } from 'vitest';
import { aQuestion, aQuestionContent } from '../../../tests/support/builders/question.ts';
import { firstFree, publishedOf, questionFromStored, questionIdOf } from './stored-question.ts';

it('a stored question has the id of its document, and is none without its shape', () => {
  expect(questionFromStored('other', aQuestion())?.questionId).toBe('other');
  expect(questionFromStored('other', { questionRef: 'A' })).toBeNull();
  expect(questionFromStored('other', undefined)).toBeNull();
});

it('a published state is the content under its version', () => {
  expect(publishedOf('q', 3, aQuestion())).toEqual({ questionId: 'q', version: 3, ...aQuestionContent() });
});

it('a new question is called by its reference, with a number when that is taken', () => {
  expect(questionIdOf('HOU-1', () => false)).toBe('hou-1');
  expect(questionIdOf('HOU-1', (id) => ['hou-1', 'hou-1-2'].includes(id))).toBe('hou-1-3');
  expect(firstFree('a', (id) => id === 'a')).toBe('a-2');
});
