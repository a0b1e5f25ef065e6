import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import type { SignInDoor } from './sign-in-door.ts';

/** Refusals of the sign-in service, by the word with which their message begins. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  INVALID_LOGIN_CREDENTIALS: 'auth/wrong-credentials',
  INVALID_PASSWORD: 'auth/wrong-credentials',
  EMAIL_NOT_FOUND: 'auth/wrong-credentials',
  INVALID_EMAIL: 'auth/wrong-credentials',
  USER_DISABLED: 'auth/disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
};

/** The codes with which our own function at sign-in refuses; the service passes its message on. */
export const SIGN_IN_REFUSALS = [
  'auth/profile-missing',
  'auth/deleted',
  'auth/disabled',
  'auth/address-changed',
  'auth/password-exposed',
] as const satisfies readonly ErrorCode[];
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/**
 * Asks the sign-in service whether this is the password of an address. Returns the id of its account, or the refusal: a
 * wrong password and an unknown address get the same. Throws when the service does not answer as documented.
 * @source https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithPassword
 */
export async function checkPassword(
  { origin, key }: SignInDoor,
  email: string,
  password: string,
): Promise<{ readonly userId: string } | Refusal> {
  const response = await fetch(`${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { localId?: string; error?: { message?: string } };
  if (response.ok && answer.localId !== undefined) return { userId: answer.localId };
  const message = answer.error?.message ?? '';
  const code =
    REFUSALS[message.split(' ', 1)[0] ?? ''] ??
    (message.startsWith('BLOCKING_FUNCTION_ERROR_RESPONSE')
      ? SIGN_IN_REFUSALS.find((one) => message.includes(one))
      : undefined);
  if (code === undefined) throw new Error(`The sign-in service answered ${response.status}: ${message}`);
  return refuse(code);
}
