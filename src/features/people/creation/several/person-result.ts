import type { AppError } from '#domain/errors/app-error.ts';
import type { PersonErrors } from '#domain/people/check-people.ts';
import { PERSON_FIELDS, type PersonField } from '#domain/people/person-draft.ts';
import type { Outcome } from '../creation-draft.ts';

/** The result of a person of the list, with their faults, by field or as a whole. */
export type PersonResult = {
  readonly kind: Outcome['kind'] | 'wrong' | 'waiting';
  readonly reasons: readonly { readonly field: PersonField | null; readonly error: AppError }[];
};

/** Returns the result of a person: the server's answer, else the faults of the row, else that it waits. */
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
