import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';

/** The steps of registering, in their order. */
export const STEPS = ['you', 'password', 'terms'] as const;
export type Step = (typeof STEPS)[number];

/** The place of an error of the server: instead of the form, at a field of a step, or above the present step. */
export type Place =
  | { readonly kind: 'page' }
  | { readonly kind: 'field'; readonly step: 'you'; readonly field: YouField }
  | { readonly kind: 'field'; readonly step: 'password' }
  | { readonly kind: 'above' };
export type YouField = 'userMail' | 'userFirstname' | 'userLastname';

/** The invitation itself is invalid: no typed value would help. */
const PAGE: readonly ErrorCode[] = [
  'auth/invitation-invalid',
  'auth/invitation-expired',
  'auth/invitation-used',
  'auth/account-exists',
  'user/email-in-use',
];
const MAIL: readonly ErrorCode[] = ['auth/invitation-mail-mismatch', 'auth/email-invalid', 'auth/email-required'];
const PASSWORD: readonly ErrorCode[] = ['password/too-short', 'password/same-as-temporary', 'password/mandatory'];

/** Returns the place of the error. */
export function placeOf({ code, params }: AppError): Place {
  if (PAGE.includes(code)) return { kind: 'page' };
  const field = MAIL.includes(code) ? 'userMail' : params?.['field'];
  if (PASSWORD.includes(code) || field === 'newPassword') return { kind: 'field', step: 'password' };
  if (field === 'userMail' || field === 'userFirstname' || field === 'userLastname')
    return { kind: 'field', step: 'you', field };
  return { kind: 'above' };
}
