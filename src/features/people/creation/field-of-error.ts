import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { PERSON_FIELDS, type PersonField } from '#domain/people/person-draft.ts';

const FIELDS: Partial<Record<ErrorCode, PersonField>> = {
  'user/email-in-use': 'userMail',
  'auth/email-invalid': 'userMail',
  'user/role-above-own': 'userRight',
  'user/role-unknown': 'userRight',
  'user/sector-unknown': 'sectors',
  'user/language-unknown': 'language',
};

/**
 * Returns the field of a person that the server's refusal concerns: by its code, or by its parameter; null for the
 * whole person.
 */
export function fieldOfError(error: AppError): PersonField | null {
  const named = String(error.params?.['field'] ?? '').split('.');
  return FIELDS[error.code] ?? PERSON_FIELDS.find((field) => named.includes(field)) ?? null;
}
