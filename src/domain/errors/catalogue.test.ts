import { describe, expect, it } from 'vitest';
import { ERROR_CODES, isErrorCode } from './catalogue.ts';

describe('the error catalogue', () => {
  it('names each failure once', () => {
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });
  it('recognises its own codes and nothing else', () => {
    expect(isErrorCode('task/already-taken')).toBe(true);
    expect(isErrorCode('task/unheard-of')).toBe(false);
    expect(isErrorCode(12)).toBe(false);
  });
});
