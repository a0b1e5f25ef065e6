import { describe, expect, it } from 'vitest';
import { hashPassword, isHashedPassword } from './password-hash.ts';

describe('a hashed password', () => {
  it('is recognised, and no other', async () => {
    const stored = await hashPassword('temp-12345');
    expect(await isHashedPassword('temp-12345', stored)).toBe(true);
    expect(await isHashedPassword('temp-12346', stored)).toBe(false);
    expect(await isHashedPassword('', stored)).toBe(false);
  });
  it('is hashed anew each time and cannot be read', async () => {
    const [first, second] = await Promise.all([hashPassword('temp-12345'), hashPassword('temp-12345')]);
    expect(first.hash).not.toBe(second.hash);
    expect(JSON.stringify(first)).not.toContain('temp-12345');
    expect(Buffer.from(first.salt, 'base64')).toHaveLength(16);
    expect(Buffer.from(first.hash, 'base64')).toHaveLength(32);
  });
  it('that is damaged matches no password', async () => {
    expect(await isHashedPassword('temp-12345', { salt: '', hash: '' })).toBe(false);
  });
});
