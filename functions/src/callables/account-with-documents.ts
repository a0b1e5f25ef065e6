import type { Auth } from 'firebase-admin/auth';
import type { CreateUserRequest } from '../../../src/domain/callables/create-user.ts';
import { logFailure } from '../common/log-failure.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** The refusals for errors of the sign-in service that a person can mend, with their fields. */
const MISTAKES = {
  'auth/email-already-exists': refuse('user/email-in-use', 'userMail'),
  'auth/invalid-email': refuse('auth/email-invalid', 'userMail'),
  'auth/invalid-password': refuse('password/too-short', 'tempPassword'),
} as const;

/**
 * Creates a sign-in account and its documents, both or neither: when the documents cannot be written the account is
 * deleted again. Returns the account's id, or the refusal of an address already in use. Throws any other error of the
 * sign-in service.
 */
export async function createAccountWithDocuments(
  accounts: Pick<Auth, 'createUser' | 'deleteUser'>,
  person: Pick<CreateUserRequest, 'userMail' | 'tempPassword' | 'userFirstname' | 'userLastname'>,
  writeDocuments: (userId: string) => Promise<void>,
): Promise<{ userId: string } | Refusal> {
  let userId: string;
  try {
    const account = await accounts.createUser({
      email: person.userMail,
      password: person.tempPassword,
      displayName: `${person.userFirstname} ${person.userLastname}`,
    });
    userId = account.uid;
  } catch (failure) {
    const mistake = mistakeOf(failure);
    if (mistake === null) throw failure;
    return mistake;
  }
  try {
    await writeDocuments(userId);
  } catch (failure) {
    logFailure('createUser', failure, { userId }, [person.tempPassword]);
    await accounts.deleteUser(userId);
    return refuse('user/create-failed');
  }
  return { userId };
}

function mistakeOf(failure: unknown) {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  return Object.entries(MISTAKES).find(([name]) => name === code)?.[1] ?? null;
}
