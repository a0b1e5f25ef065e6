import { describe, expect, it } from 'vitest';
import { mayStillSend } from './mail-limits.ts';

describe('one more message', () => {
  it.each([
    ['invitation', 0, true],
    ['invitation', 599, true],
    ['invitation', 600, false],
    ['invitation', 601, false],
    ['passwordReset', 0, true],
    ['passwordReset', 19, true],
    ['passwordReset', 20, false],
    ['passwordReset', 21, false],
  ] as const)('of the kind %s after %d: %s', (kind, sent, expected) => {
    expect(mayStillSend(kind, sent)).toBe(expected);
  });
});
