import { describe, expect, it } from 'vitest';
import { readPolicy, requireFields, requireLength } from './post-policy.ts';

const now = Date.UTC(2026, 0, 1);
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const policy = (...conditions: unknown[]) =>
  readPolicy(encoded({ expiration: '2026-01-01T00:00:00Z', conditions }), now);

describe('the signed policy of a form', () => {
  it('a policy holds until it expires', () => {
    expect(policy().conditions).toEqual([]);
    expect(() => readPolicy(encoded({ expiration: '2025-12-31T23:59:59Z' }), now)).toThrow('expired');
  });

  it.each(['', 'x', encoded(null), encoded({}), encoded({ expiration: 'soon' })])('a policy is refused: %j', (text) =>
    expect(() => readPolicy(text, now)).toThrow(/policy/),
  );

  it('a policy binds fields to values and prefixes', () => {
    const bound = policy({ key: 'a' }, ['eq', '$Content-Type', 'image/png'], ['starts-with', '$x-goog-meta-k', 'v']);
    const fields = { key: 'a', 'content-type': 'image/png', 'x-goog-meta-k': 'value' };
    expect(() => requireFields(bound, new Map(Object.entries(fields)))).not.toThrow();
    for (const name of Object.keys(fields))
      expect(() => requireFields(bound, new Map(Object.entries({ ...fields, [name]: 'other' })))).toThrow(`on ${name}`);
  });

  it('a policy limits the length of the file', () => {
    const bound = policy(['content-length-range', 2, 4]);
    for (const size of [2, 4]) expect(() => requireLength(bound, size)).not.toThrow();
    expect(() => requireLength(bound, 1)).toThrow('smaller');
    expect(() => requireLength(bound, 5)).toThrow('exceeds');
  });
});
