import { describe, expect, it } from 'vitest';
import { CALL_KEY_LENGTH, callKey } from './call-key.ts';

describe('the key of a call', () => {
  it.each([['a'.repeat(CALL_KEY_LENGTH)], ['Ab1'.repeat(6) + 'zZ'], [undefined]])('can be %j', (key) =>
    expect(callKey.safeParse(key).success).toBe(true),
  );
  it.each([['a'.repeat(CALL_KEY_LENGTH - 1)], ['a'.repeat(CALL_KEY_LENGTH + 1)], ['a/'.repeat(10)], [''], [null]])(
    'cannot be %j',
    (key) => expect(callKey.safeParse(key).success).toBe(false),
  );
});
