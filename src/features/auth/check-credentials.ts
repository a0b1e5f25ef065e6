import { appError, type AppError } from '#domain/errors/app-error.ts';

export type CredentialErrors = { readonly email?: AppError; readonly password?: AppError };

/** Returns the fault of the address; undefined when it has none. */
export function checkEmail(email: string): AppError | undefined {
  const typed = email.trim();
  if (typed === '') return appError('auth/email-required');
  // Only a sure slip of the finger: the server knows the rest.
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed) ? undefined : appError('auth/email-invalid');
}

/** Returns the missing values before the server is asked, by field. */
export function checkCredentials(email: string, password: string): CredentialErrors {
  const emailError = checkEmail(email);
  return {
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(password === '' ? { password: appError('auth/password-required') } : {}),
  };
}
