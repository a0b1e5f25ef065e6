import { expect, it } from 'vitest';
import { isErrorCode } from './is-error-code.ts';
import { QUESTION_CODES } from './question-codes.ts';

it('a code of the catalogue is recognised, and nothing else', () => {
  expect(isErrorCode('task/already-taken')).toBe(true);
  expect(isErrorCode('task/unheard-of')).toBe(false);
  expect(isErrorCode(12)).toBe(false);
});

it('a code of a question is known by its form alone, before its screens have come', () => {
  expect(QUESTION_CODES.every(isErrorCode)).toBe(true);
  expect(['question/', 'question/X', 'questions/ref-required', 'question/a/b'].some(isErrorCode)).toBe(false);
});
