import { type signInContract as Contract, signInContract } from '../../../src/domain/callables/sign-in.ts';
import type { DataOf, RequestOf } from '../../../src/domain/callables/contract.ts';
import { now } from '../common/clock.ts';
import { defineCallable, type Visitor } from '../common/define-callable.ts';
import { accounts } from '../common/firebase.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { checkPassword } from './check-password.ts';
import { beginAttempt, endBadly, endWell, takeBack } from './sign-in-attempt.ts';
import { signInDoor } from './sign-in-door.ts';

/**
 * Signs a person in: counts the attempt, asks the sign-in service whether the password is right, and returns a token for
 * it.
 * @source src/domain/callables/sign-in.ts; docs/decisions/0031-the-server-checks-passwords.md
 */
export const signIn = defineCallable(signInContract, {
  admits: 'anyone',
  // A whole park begins its day at once.
  maxInstances: 20,
  handle: open,
});

async function open(
  { userMail: typed, password, device }: RequestOf<typeof Contract>,
  { userAgent }: Visitor,
): Promise<DataOf<typeof Contract> | Refusal> {
  const door = signInDoor();
  if (door === null) return { token: null, endsOlder: false };
  const userMail = typed.toLowerCase();
  const attempt = await beginAttempt({ userMail, device, userAgent }, now());
  if (attempt === null) return refuse('auth/locked');
  const checked = await checkPassword(door, userMail, password).catch(async (failure: unknown) => {
    await takeBack(attempt);
    throw failure;
  });
  if (isRefusal(checked)) {
    await endBadly(attempt);
    return checked;
  }
  if (!(await endWell(attempt))) return refuse('auth/password-exposed');
  return {
    token: await accounts().createCustomToken(checked.userId),
    endsOlder: attempt.holder?.endsOlder === true,
  };
}
