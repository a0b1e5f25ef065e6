import type { DataOf, RequestOf } from '../../../src/domain/callables/contract.ts';
import { openDemonstrationContract } from '../../../src/domain/callables/open-demonstration.ts';
import { hasAcceptedTerms } from '../../../src/domain/users/terms.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { now } from '../common/clock.ts';
import { defineCallable, type Visitor } from '../common/define-callable.ts';
import { accounts, database } from '../common/firebase.ts';
import { establishmentOf } from '../common/guard.ts';
import { ESTABLISHMENTS, isDocumentId, userPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { readUser } from '../common/stored-user.ts';
import { demonstrationAccount } from './demonstration-account.ts';
import { createEntryLimit } from './entry-limit.ts';

type Contract = typeof openDemonstrationContract;

/** For this time an answer holds for every visitor of the sign-in page: the question costs no reads then. */
const KEPT_MS = 60_000;

const mayEnter = createEntryLimit();
let kept: { readonly account: string; readonly isOffered: boolean; readonly until: EpochMs } | null = null;

/**
 * Tells a visitor of the sign-in page whether there is a demonstration, and lets them into it: nobody gets a token of
 * another account than the one that the project names, and of that one only while it is bound by the demonstration.
 * @source src/domain/callables/open-demonstration.ts; docs/decisions/0050-a-door-to-the-demonstration.md
 */
export const openDemonstration = defineCallable(openDemonstrationContract, { admits: 'anyone', handle: open });

async function open({ enter }: RequestOf<Contract>, { address }: Visitor): Promise<DataOf<Contract> | Refusal> {
  const account = demonstrationAccount();
  if (account === null) return { isOffered: false, token: null };
  if (!enter) return { isOffered: await isKnownToOpen(account), token: null };
  if (!mayEnter(address, now())) return refuse('auth/too-many-requests');
  // A token is made for what the documents say now.
  if (!(await opens(account))) return { isOffered: false, token: null };
  return { isOffered: true, token: await accounts().createCustomToken(account) };
}

async function isKnownToOpen(account: string): Promise<boolean> {
  if (kept?.account === account && now() < kept.until) return kept.isOffered;
  const isOffered = await opens(account);
  kept = { account, isOffered, until: now() + KEPT_MS };
  return isOffered;
}

/** Returns whether the account is a living one that the demonstration binds, and that reaches no other establishment. */
async function opens(userId: string): Promise<boolean> {
  if (!isDocumentId(userId)) return false;
  const document = await database().doc(userPath(userId)).get();
  if (!document.exists) return false;
  const user = readUser(document.data());
  if (user.isDeleted || user.isDisabled || user.userStatus !== 'active' || !hasAcceptedTerms(user)) return false;
  if (user.akongoStaff || user.akongoRank !== null) return false;
  if ((await establishmentOf(user.zooId))?.isDemo !== true) return false;
  const others = await database()
    .collection(ESTABLISHMENTS)
    .where('staffAccess', 'array-contains', userId)
    .limit(1)
    .get();
  return others.empty;
}
