import type { UserRecord } from 'firebase-admin/auth';
import { accounts, database } from './firebase.ts';
import { inTransaction } from './in-transaction.ts';
import { userPath } from './paths.ts';

/**
 * Returns the second, since 1970, in which the oldest session begins that the sign-in service still accepts; 0 when it
 * ended none. A new password and a revocation move it.
 */
export function sessionsValidAfterOf({ tokensValidAfterTime }: { readonly tokensValidAfterTime?: string | undefined }) {
  return tokensValidAfterTime === undefined ? 0 : Math.floor(Date.parse(tokensValidAfterTime) / 1_000);
}

/**
 * Keeps in a person's document which of their sessions still count, so that the rules refuse the others at once: their
 * tokens would hold for another hour. Never moves back; does nothing for a person without a document.
 * @source docs/decisions/0030-sessions-end-at-once.md
 */
export async function keepSessionsEnd(account: UserRecord): Promise<void> {
  const sessionsValidAfter = sessionsValidAfterOf(account);
  const document = database().doc(userPath(account.uid));
  await inTransaction(async (transaction) => {
    const person = await transaction.get(document);
    if (!person.exists || Number(person.get('sessionsValidAfter') ?? 0) >= sessionsValidAfter) return;
    transaction.update(document, { sessionsValidAfter });
  });
}

/** Ends every session of an account, here and at the sign-in service. Throws the errors of the sign-in service. */
export async function endSessions(userId: string): Promise<void> {
  await accounts().revokeRefreshTokens(userId);
  await keepSessionsEnd(await accounts().getUser(userId));
}
