import type { UserRecord } from 'firebase-admin/auth';
import { now } from '../common/clock.ts';
import { isAuthCode } from '../common/auth-failure.ts';
import { accounts, database } from '../common/firebase.ts';
import { userPath } from '../common/paths.ts';
import { releasedAddress } from './released-address.ts';

/**
 * A call that makes an account has ended long before; a crash left an account that is still without a document then.
 */
const LEFT_BEHIND_MS = 10 * 60_000;

type Holder = { readonly account: UserRecord; readonly state: 'living' | 'deleted' | 'without document' };

/** Returns whether a person who is not deleted signs in with this address. */
export async function isAddressInUse(address: string): Promise<boolean> {
  return (await holderOf(address))?.state === 'living';
}

/**
 * Makes sure that an account may be created with this address, and returns whether it may: the address of a deleted
 * person is released, and an account that a crash left without a document is removed.
 * @param userId the id that the account will have, when it is known: an account with this very id is no obstacle
 */
export async function freeAddress(address: string, userId: string | null = null): Promise<boolean> {
  const holder = await holderOf(address);
  if (holder === null) return true;
  const { account, state } = holder;
  if (account.uid === userId) return true;
  if (state === 'living') return false;
  if (state === 'deleted') {
    await accounts().updateUser(account.uid, { email: releasedAddress(account.uid) });
    return true;
  }
  if (now() - Date.parse(account.metadata.creationTime) < LEFT_BEHIND_MS) return false;
  await accounts().deleteUser(account.uid);
  return true;
}

async function holderOf(address: string): Promise<Holder | null> {
  const account = await accountWith(address);
  if (account === null) return null;
  const document = await database().doc(userPath(account.uid)).get();
  if (!document.exists) return { account, state: 'without document' };
  return { account, state: document.get('isDeleted') === true ? 'deleted' : 'living' };
}

/** Returns the sign-in account with this address, or null when there is none. */
export async function accountWith(address: string): Promise<UserRecord | null> {
  return accounts()
    .getUserByEmail(address)
    .catch((failure: unknown) => {
      if (isAuthCode(failure, 'auth/user-not-found', 'auth/invalid-email')) return null;
      throw failure;
    });
}
