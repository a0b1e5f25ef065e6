import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { BY_STRANGER } from '../../../src/domain/audit/audit-log.ts';
import { deviceName } from '../../../src/domain/users/device-name.ts';
import {
  isSignInLocked,
  MAX_SIGN_IN_FAILURES,
  type SignInAttempts,
  withAttempt,
} from '../../../src/domain/users/sign-in-limits.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { signInAttemptsPath, signInStatePath, userPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { accountWith } from '../people/address-holder.ts';
import { sessionsValidAfterOf } from '../common/sessions-end.ts';
import { attemptsKey, isExposed, passesAt, readState, type SignInState, withDevice } from './sign-in-state.ts';

/** The time that one check of a password may take: as long as its function. */
const PASS_MS = 60_000;

/** Somebody who tries to sign in. */
export type Applicant = { readonly userMail: string; readonly device: string; readonly userAgent: string };

/** An attempt that has been counted, before the password is known to be right or wrong. */
export type Attempt = {
  readonly at: EpochMs;
  readonly applicant: Applicant;
  /** null when nobody has the address */
  readonly holder: {
    readonly account: UserRecord;
    readonly zooId: string | null;
    readonly state: SignInState;
    /** the rules do not know yet that the service ended older sessions */
    readonly endsOlder: boolean;
  } | null;
  readonly attempts: SignInAttempts;
  readonly counter: DocumentReference;
};

/**
 * Counts an attempt before its password is checked, so that many at once are all counted. Returns null when the address
 * is locked; an address that nobody has is counted and locked alike.
 */
export async function beginAttempt(applicant: Applicant, at: EpochMs): Promise<Attempt | null> {
  const account = await accountWith(applicant.userMail);
  return inTransaction(async (transaction) => {
    const known = account === null ? null : database().doc(signInStatePath(account.uid));
    const person = account === null ? null : await transaction.get(database().doc(userPath(account.uid)));
    const state = readState(known === null ? undefined : (await transaction.get(known)).data());
    const key = attemptsKey(applicant.userMail, applicant.device, state);
    const counter = database().doc(signInAttemptsPath(key));
    const stored = (await transaction.get(counter)).data() as SignInAttempts | undefined;
    if (isSignInLocked(stored ?? null, at)) return null;
    const attempts = withAttempt(stored ?? null, at);
    const { failures, firstAtUnix, lastAtUnix } = attempts;
    transaction.set(counter, withTimestamps({ failures, firstAtUnix, lastAtUnix }));
    if (known !== null)
      transaction.set(known, { passes: passesAt(state, at) + 1, passUntilUnix: at + PASS_MS }, { merge: true });
    const zooId = zooIn(person?.get('zooId'));
    if (account === null) return { at, applicant, attempts, counter, holder: null };
    // A person who signs in for the first time has no older session.
    const endsOlder =
      state.devices.length > 0 && sessionsValidAfterOf(account) > Number(person?.get('sessionsValidAfter') ?? 0);
    return { at, applicant, attempts, counter, holder: { account, zooId, state, endsOlder } };
  });
}

/**
 * Ends an attempt with the right password: its counter is deleted, the device is known from now on, and the sign-in is
 * recorded. Returns false, and records nothing, for a password that was exposed.
 */
export async function endWell({ at, applicant, attempts, counter, holder }: Attempt): Promise<boolean> {
  if (holder === null) return false;
  const { account, zooId, state } = holder;
  const kept = database().doc(signInStatePath(account.uid));
  const exposed = isExposed(state, account.tokensValidAfterTime);
  const batch = database().batch();
  const name = deviceName(applicant.userAgent);
  const devices = exposed ? state.devices : withDevice(state.devices, applicant.device, { name, signedInAtUnix: at });
  // The sign-in itself has used its pass up.
  batch.set(kept, { devices }, { merge: true });
  if (!exposed) {
    batch.delete(counter);
    const failedBefore = attempts.failures - 1;
    if (zooId !== null)
      recordAction(database(), batch, {
        ...{ action: 'user.signedIn', zooId, by: account.uid, subjectId: account.uid, at },
        details: { device: name, ...(failedBefore === 0 ? {} : { failedBefore }) },
      });
  }
  await batch.commit();
  return !exposed;
}

/**
 * Ends an attempt with a wrong password. The first failure of a row is recorded, and the one that locks the address: two
 * entries at most within a window. An address that nobody has costs as many writes, so that the time tells nothing.
 */
export async function endBadly({ at, applicant, attempts, counter, holder }: Attempt): Promise<void> {
  await inTransaction(async (transaction) => {
    // A right password at the same moment has deleted the counter: a part of one would bar the address for good.
    if ((await transaction.get(counter)).exists) transaction.update(counter, { settledAtUnix: at });
    if (holder === null) return;
    const { account, zooId } = holder;
    const kept = database().doc(signInStatePath(account.uid));
    transaction.set(kept, { passes: FieldValue.increment(-1) }, { merge: true });
    const isLast = attempts.failures === MAX_SIGN_IN_FAILURES;
    if (zooId !== null && (isLast || attempts.failures === 1))
      recordAction(database(), transaction, {
        ...{ action: isLast ? 'user.signInLocked' : 'user.signInFailed', zooId, by: BY_STRANGER },
        ...{ subjectId: account.uid, at },
        details: { device: deviceName(applicant.userAgent), failures: attempts.failures },
      });
  });
}

/** Takes an attempt back that could not be judged. */
export async function takeBack({ attempts, counter }: Attempt): Promise<void> {
  await inTransaction(async (transaction) => {
    const failures = (await transaction.get(counter)).get('failures') as number | undefined;
    if (failures !== undefined && attempts.failures > 0) transaction.update(counter, { failures: failures - 1 });
  });
}

function zooIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
