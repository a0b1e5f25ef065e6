import { expect, it } from 'vitest';
import { isErrorCode } from './is-error-code.ts';
import { LATE_CODES } from '../../../tests/support/every-error-code.ts';

it('a code of the catalogue is recognised, and nothing else', () => {
  expect(isErrorCode('task/already-taken')).toBe(true);
  expect(isErrorCode('task/unheard-of')).toBe(false);
  expect(isErrorCode(12)).toBe(false);
});

it('a code that comes with its screens is known by its form alone', () => {
  expect(LATE_CODES.every(isErrorCode)).toBe(true);
  expect(['question/', 'question/X', 'questions/ref-required', 'question/a/b'].some(isErrorCode)).toBe(false);
});
