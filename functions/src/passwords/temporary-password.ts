import { Timestamp } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { TEMPORARY_PASSWORD_TTL_MS } from '../../../src/domain/users/password.ts';
import { hashPassword } from '../common/password-hash.ts';

/**
 * Returns the stored form of a temporary password given at `at`: hash, salt, and the instant from which it opens
 * nothing.
 * @source docs/decisions/0006-temporary-passwords-in-a-closed-document.md
 */
export async function storedTemporaryPassword(password: string, at: EpochMs) {
  return { ...(await hashPassword(password)), expiresAt: Timestamp.fromMillis(at + TEMPORARY_PASSWORD_TTL_MS) };
}
