import { describe, expect, test } from 'vitest';
import { callerFromAuthorization, clientName, expiryOf } from './caller.ts';

const NOW = Date.parse('2024-05-06T00:00:00Z');
const SECONDS = NOW / 1000;

function bearer(claims: unknown): string {
  const parts = ['{"alg":"none"}', JSON.stringify(claims), ''];
  return `Bearer ${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}`;
}

describe('callers and their Authorization header', () => {
  test('a call without the header is anonymous', () => {
    expect(callerFromAuthorization(undefined, NOW)).toEqual({ kind: 'anonymous' });
  });

  test('the owner token is the administrator', () => {
    expect(clientName(callerFromAuthorization('Bearer owner', NOW))).toBe('owner');
  });

  test('an unsigned token is its user, with all claims', () => {
    const caller = callerFromAuthorization(bearer({ sub: 'ada', role: 'keeper' }), NOW);
    expect(caller).toEqual({ kind: 'user', uid: 'ada', token: { sub: 'ada', role: 'keeper' } });
    expect(clientName(caller)).toBe('user:ada');
    expect(callerFromAuthorization(bearer({ user_id: 'bob', sub: 'other' }), NOW)).toMatchObject({ uid: 'bob' });
  });

  test.each([
    ['no token', 'Basic abc'],
    ['text', 'Bearer abc'],
    ['no JSON', 'Bearer a.b.c'],
    ['a list', bearer([])],
    ['no user', bearer({})],
    ['an expired token', bearer({ sub: 'ada', iat: SECONDS - 7200, exp: SECONDS - 3600 })],
  ])('a header is refused with %s', (_, header) => {
    expect(() => callerFromAuthorization(header, NOW)).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });

  test('a token is valid until the moment of its expiry', () => {
    const until = (exp: number): string => bearer({ sub: 'ada', iat: SECONDS - 3600, exp });
    expect(callerFromAuthorization(until(SECONDS + 1), NOW).kind).toBe('user');
    expect(() => callerFromAuthorization(until(SECONDS), NOW)).toThrow('expired');
    expect(() => callerFromAuthorization(bearer({ sub: 'ada', exp: SECONDS - 1 }), NOW)).toThrow('expired');
  });

  test('a mock token that counts from 1970 is accepted', () => {
    const caller = callerFromAuthorization(bearer({ sub: 'ada', iat: 0, exp: 3600 }), NOW);
    expect([caller.kind, expiryOf(caller)]).toEqual(['user', null]);
  });
});
