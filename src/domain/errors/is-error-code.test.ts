import { expect, it } from 'vitest';
import { isErrorCode } from './is-error-code.ts';

it('a code of the catalogue is recognised, and nothing else', () => {
  expect(isErrorCode('task/already-taken')).toBe(true);
  expect(isErrorCode('task/unheard-of')).toBe(false);
  expect(isErrorCode(12)).toBe(false);
});
