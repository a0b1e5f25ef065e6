import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import {
  establishmentSchema,
  OLDER_ESTABLISHMENT,
  type Establishment,
} from '../../../src/domain/establishments/establishment.ts';
import { hasAcceptedTerms } from '../../../src/domain/users/terms.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { accounts, database } from './firebase.ts';
import { isDocumentId, userPath, zooPath } from './paths.ts';
import { refuse, type Refusal } from './refusal.ts';
import { keepSessionsEnd, sessionsValidAfterOf } from './sessions-end.ts';
import { readUser } from './stored-user.ts';

/** The caller: their stored account, never the browser's claims about it. */
export type Caller = { readonly userId: string; readonly user: User; readonly isDemo: boolean };

/** The accounts that a function serves: those in use, or those that wait for their first password. */
export type Admits = 'active' | 'pending';

/**
 * Returns the caller, or the refusal. In this order: signed in with a session that still holds, account neither
 * disabled (here or at sign-in) nor deleted, in the state that the function serves, terms accepted.
 */
export async function guard(token: DecodedIdToken | undefined, admits: Admits): Promise<Caller | Refusal> {
  if (token === undefined) return refuse('auth/session-expired');
  const [account, profile] = await Promise.all([accountOf(token.uid), database().doc(userPath(token.uid)).get()]);
  if (account === null || isRevoked(token, account)) return refuse('auth/session-expired');
  if (!profile.exists) return refuse('auth/profile-missing');
  const user = readUser(profile.data());
  // The first call after a new password or a revocation lets the rules refuse the older sessions too.
  if (sessionsValidAfterOf(account) > user.sessionsValidAfter) await keepSessionsEnd(account);
  if (user.isDeleted) return refuse('auth/deleted');
  if (user.isDisabled || account.disabled) return refuse('auth/disabled');
  if (user.userStatus !== admits) return refuse('generic/permission-denied');
  if (admits === 'active' && !hasAcceptedTerms(user)) return refuse('auth/terms-not-accepted');
  const establishment = await establishmentOf(user.zooId);
  return { userId: token.uid, user, isDemo: establishment?.isDemo === true };
}

/** Returns an establishment, or null when there is none with that id. */
export async function establishmentOf(zooId: string): Promise<Establishment | null> {
  if (!isDocumentId(zooId)) return null;
  const document = await database().doc(zooPath(zooId)).get();
  return document.exists ? establishmentSchema.parse({ ...OLDER_ESTABLISHMENT, ...document.data() }) : null;
}

async function accountOf(userId: string): Promise<UserRecord | null> {
  const found = await accounts().getUsers([{ uid: userId }]);
  return found.users[0] ?? null;
}

/**
 * Returns whether the session began before the account's sessions were ended (a password was set, an admin ended them).
 */
function isRevoked(token: DecodedIdToken, account: UserRecord): boolean {
  return token.auth_time < sessionsValidAfterOf(account);
}
