import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { reportError } from '#lib/log.ts';
import { firebaseCode } from '../firebase/failure.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  'invalid-credential': 'auth/wrong-credentials',
  'invalid-login-credentials': 'auth/wrong-credentials',
  'wrong-password': 'auth/wrong-credentials',
  'user-not-found': 'auth/unknown-user',
  'user-disabled': 'auth/disabled',
  'invalid-email': 'auth/email-invalid',
  'missing-email': 'auth/email-required',
  'missing-password': 'auth/password-required',
  'network-request-failed': 'auth/network',
  timeout: 'auth/network',
  'too-many-requests': 'auth/too-many-requests',
  'quota-exceeded': 'auth/too-many-requests',
  'user-token-expired': 'auth/session-expired',
  'requires-recent-login': 'auth/session-expired',
};

/** Returns the error to show when signing in, or a reset message, failed. */
export function signInFailure(error: unknown, otherwise: ErrorCode): AppError {
  const code = CODES[firebaseCode(error)];
  if (code === undefined) reportError(error, { where: 'data/auth' });
  return appError(code ?? otherwise);
}

/** Returns the error to show when the server did not sign a person in: its codes, in the words of the sign-in page. */
export function callFailure(error: AppError): AppError {
  if (error.code !== 'generic/invalid-input') return error;
  // Nobody has an address or a password of a form that the server does not read.
  return appError(error.params?.['field'] === 'userMail' ? 'auth/email-invalid' : 'auth/wrong-credentials');
}
