import type { AppError } from '#domain/errors/app-error.ts';
import type { PersonErrors } from '#domain/people/check-people.ts';
import { PERSON_FIELDS, type PersonField } from '#domain/people/person-draft.ts';
import type { Outcome } from '../creation-draft.ts';

/** What became of a person of the list, and what is wrong with them, by field or on the whole. */
export type PersonResult = {
  readonly kind: Outcome['kind'] | 'wrong' | 'waiting';
  readonly reasons: readonly { readonly field: PersonField | null; readonly error: AppError }[];
};

/** Returns what became of a person: what the server said, else what is wrong with the row, else that it waits. */
export function resultOf(outcome: Outcome | undefined, errors: PersonErrors | undefined): PersonResult {
  if (outcome?.kind === 'invited' || outcome?.kind === 'created') return { kind: outcome.kind, reasons: [] };
  const reasons = PERSON_FIELDS.flatMap((field) => {
    const error = errors?.[field];
    return error === undefined ? [] : [{ field, error }];
  });
  if (outcome?.kind === 'refused')
    return { kind: 'refused', reasons: reasons.length > 0 ? reasons : [{ field: null, error: outcome.error }] };
  return { kind: reasons.length > 0 ? 'wrong' : 'waiting', reasons };
}
