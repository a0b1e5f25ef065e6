import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** A password that can be compared with another but not read: salt and scrypt hash, both base64. */
export type PasswordHash = { readonly salt: string; readonly hash: string };

const HASH_BYTES = 32;
const SALT_BYTES = 16;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Returns the hash of a password under a salt of its own: the same password never gives the same hash. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Returns whether a password is the hashed one; takes the same time either way. */
export async function isHashedPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const actual = await derive(password, Buffer.from(stored.salt, 'base64'), HASH_BYTES);
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
