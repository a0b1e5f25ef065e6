import { describe, expect, it } from 'vitest';
import { fail, ok } from './result.ts';

describe('a result', () => {
  it('carries its value when it succeeded', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
  });
  it('carries its error when it failed', () => {
    expect(fail({ code: 'generic/unknown' })).toEqual({ ok: false, error: { code: 'generic/unknown' } });
  });
});
