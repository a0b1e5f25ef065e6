import * as z from 'zod/mini';
import { appError, type AppError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const TEMPORARY_PASSWORD_LENGTH = 10;
/** The time after which a temporary password is no longer accepted. */
export const TEMPORARY_PASSWORD_TTL_MS = 72 * 3_600_000;

/** A password in a request, as it was typed. */
export const typedPassword = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200));

/** An error with the field of the form to which it belongs. */
export type PasswordFieldError = { readonly field: 'password' | 'confirmation'; readonly error: AppError };

/**
 * Returns the new password, or its fault with the field.
 * @source specification, point 5: at least 6 characters, new and confirmation alike, both mandatory
 */
export function checkNewPassword(input: {
  readonly password: string;
  readonly confirmation: string;
  /** the temporary password just used, which may not become the new one */
  readonly temporary?: string;
}): Result<string, PasswordFieldError> {
  const { password, confirmation, temporary } = input;
  if (password === '') return fail({ field: 'password', error: appError('password/mandatory') });
  if (password.length < PASSWORD_MIN_LENGTH)
    return fail({ field: 'password', error: appError('password/too-short', { count: PASSWORD_MIN_LENGTH }) });
  if (password === temporary) return fail({ field: 'password', error: appError('password/same-as-temporary') });
  if (confirmation === '') return fail({ field: 'confirmation', error: appError('password/mandatory') });
  if (password !== confirmation) return fail({ field: 'confirmation', error: appError('password/not-identical') });
  return ok(password);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';
const ALPHABET = LETTERS + DIGITS;

/**
 * Returns a temporary password of 10 characters with at least one digit, without characters that look alike.
 * @param nextByte a source of uniformly random bytes, 0…255
 * @source specification, point 5
 */
export function temporaryPassword(nextByte: () => number): string {
  for (;;) {
    const candidate = Array.from({ length: TEMPORARY_PASSWORD_LENGTH }, () => pick(ALPHABET, nextByte)).join('');
    // A new draw of all characters keeps every allowed password equally likely; a forced digit would not.
    if ([...candidate].some((character) => DIGITS.includes(character))) return candidate;
  }
}

function pick(alphabet: string, nextByte: () => number): string {
  const bound = 256 - (256 % alphabet.length);
  let byte = nextByte();
  while (byte >= bound) byte = nextByte();
  return alphabet.charAt(byte % alphabet.length);
}
