import { randomBytes, scryptSync } from 'node:crypto';
import type { App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { TEMPORARY_PASSWORD_TTL_MS } from '../../src/domain/users/password.ts';
import { ACCOUNTS, DEMO_PASSWORD, PENDING_PASSWORD, type SeedAccount } from './accounts.ts';

/**
 * Creates or resets sign-in accounts, the pending ones with their temporary password; returns how many. A reset ends
 * the sessions of the account.
 */
export async function seedAccounts(
  app: App,
  now: number,
  accounts: readonly SeedAccount[] = ACCOUNTS,
): Promise<number> {
  const auth = getAuth(app);
  await Promise.all(accounts.map((account) => putAccount(auth, account)));
  const pending = accounts.filter((account) => account.status === 'pending');
  await Promise.all(pending.map((account) => putTemporaryPassword(app, account.userId, now)));
  return accounts.length;
}

async function putAccount(auth: Auth, account: SeedAccount): Promise<void> {
  const properties = {
    email: account.email,
    password: account.status === 'pending' ? PENDING_PASSWORD : DEMO_PASSWORD,
    displayName: `${account.firstname} ${account.lastname}`,
    disabled: account.status === 'disabled',
  };
  try {
    await auth.createUser({ uid: account.userId, ...properties });
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/uid-already-exists') throw error;
    await auth.updateUser(account.userId, properties);
  }
}

async function putTemporaryPassword(app: App, userId: string, now: number): Promise<void> {
  const salt = randomBytes(16);
  await getFirestore(app)
    .doc(`temporaryPasswords/${userId}`)
    .set({
      salt: salt.toString('base64'),
      hash: scryptSync(PENDING_PASSWORD, salt, 32).toString('base64'),
      expiresAt: Timestamp.fromMillis(now + TEMPORARY_PASSWORD_TTL_MS),
    });
}
