import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** Returns a new secret for the link of an invitation: 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Returns the stored form of a secret: its SHA-256 as base64url. Salt and a slow hash protect words that people choose;
 * nobody finds 256 random bits by trying.
 */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns whether the secret has the stored hash; takes the same time either way, and also without a stored hash. */
export function isSecretOf(secret: string, hash: string | null): boolean {
  const actual = Buffer.from(hashOfSecret(secret), 'base64url');
  const kept = Buffer.from(hash ?? '', 'base64url');
  const expected = kept.length === actual.length ? kept : Buffer.alloc(actual.length);
  return timingSafeEqual(actual, expected) && kept.length === actual.length;
}
