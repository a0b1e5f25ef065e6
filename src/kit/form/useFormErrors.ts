import { useState } from 'react';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { asAppError } from '#domain/errors/as-app-error.ts';

/**
 * The errors of a form: at its fields, and as a whole. `order` names the fields as the form has them, by the `name` of
 * each; the focus goes to the first that is wrong.
 */
export function useFormErrors<Field extends string>(order: readonly Field[]) {
  const messageOf = useErrorMessage();
  const [wrong, setWrong] = useState<Partial<Record<Field, AppError>>>({});
  const [failure, setFailure] = useState<AppError | null>(null);

  const show = (errors: Partial<Record<Field, AppError>>, form?: HTMLElement | null): boolean => {
    setWrong(errors);
    setFailure(null);
    const first = order.find((field) => errors[field] !== undefined);
    if (first !== undefined && form) fieldNamed(form, first)?.focus();
    return first !== undefined;
  };
  return {
    /** shows what is wrong at the fields; returns whether anything is */
    show,
    /** shows why the server refused: at the field it names where the form has it, else for the form as a whole */
    refuse(error: unknown, form?: HTMLElement | null) {
      const known = asAppError(error);
      const field = order.find((one) => one === known.params?.['field']);
      if (field === undefined) setFailure(known);
      else show({ [field]: known } as Partial<Record<Field, AppError>>, form);
    },
    /** takes away what is said of a field that is being changed */
    forgive: (fields: readonly Field[]) =>
      setWrong((now) => (fields.some((field) => field in now) ? without(now, fields) : now)),
    clear: () => {
      setWrong({});
      setFailure(null);
    },
    error: failure,
    failure: failure === null ? null : messageOf(failure),
    at: (field: Field): string | null => {
      const error = wrong[field];
      return error === undefined ? null : messageOf(error);
    },
  };
}

function without<Field extends string>(
  wrong: Partial<Record<Field, AppError>>,
  fields: readonly Field[],
): Partial<Record<Field, AppError>> {
  const next = { ...wrong };
  for (const field of fields) delete next[field];
  return next;
}
