import { appError, type AppError } from '#domain/errors/app-error.ts';

export type CredentialErrors = { readonly email?: AppError; readonly password?: AppError };

/** Returns what is wrong with the address; undefined when nothing is. */
export function checkEmail(email: string): AppError | undefined {
  const typed = email.trim();
  if (typed === '') return appError('auth/email-required');
  // Only what is surely a slip of the finger: the server knows the rest.
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed) ? undefined : appError('auth/email-invalid');
}

/** Returns what is missing before the server can be asked, by field. */
export function checkCredentials(email: string, password: string): CredentialErrors {
  const emailError = checkEmail(email);
  return {
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(password === '' ? { password: appError('auth/password-required') } : {}),
  };
}
