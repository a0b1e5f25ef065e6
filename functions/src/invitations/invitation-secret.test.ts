import { describe, expect, it } from 'vitest';
import { hashOfSecret, isSecretOf, newSecret } from './invitation-secret.ts';

describe('the secret of an invitation', () => {
  it('is 256 random bits in characters that an address can hold', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  });
  it('is recognised by its hash, unlike any other secret', () => {
    const secret = newSecret();
    const hash = hashOfSecret(secret);
    expect(hash).not.toContain(secret);
    expect(isSecretOf(secret, hash)).toBe(true);
    expect([isSecretOf(`${secret}x`, hash), isSecretOf(newSecret(), hash), isSecretOf('', hash)]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('opens nothing when no hash is stored', () => {
    expect([isSecretOf('', null), isSecretOf('', ''), isSecretOf('x', 'x')]).toEqual([false, false, false]);
  });
});
