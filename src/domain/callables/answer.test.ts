import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema } from './answer.ts';

describe('the answer of a callable', () => {
  const schema = answerSchema(z.object({ userId: z.string() }));
  it('is its data when it succeeded', () => {
    expect(schema.safeParse({ success: true, data: { userId: 'u1' } }).success).toBe(true);
  });
  it('is a code of the catalogue when it failed', () => {
    expect(schema.safeParse({ success: false, error: { code: 'user/email-in-use' } }).success).toBe(true);
    expect(schema.safeParse({ success: false, error: { code: 'Error: stack' } }).success).toBe(false);
  });
  it('is nothing else', () => {
    expect(schema.safeParse({ success: true }).success).toBe(false);
  });
});
