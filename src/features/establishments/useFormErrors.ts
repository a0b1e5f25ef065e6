import { useState } from 'react';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { isErrorCode } from '#domain/errors/catalogue.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';

/**
 * Returns the faults of a form: at its fields, and of the whole. `show` displays them and moves the focus to the first
 * wrong field, in their order.
 */
export function useFormErrors<Field extends string>(order: readonly Field[]) {
  const messageOf = useErrorMessage();
  const [wrong, setWrong] = useState<Partial<Record<Field, AppError>>>({});
  const [failure, setFailure] = useState<AppError | null>(null);

  const show = (errors: Partial<Record<Field, AppError>>, form?: HTMLElement) => {
    setWrong(errors);
    setFailure(null);
    const first = order.find((field) => errors[field] !== undefined);
    if (first !== undefined && form !== undefined) fieldNamed(form, first)?.focus();
    return first !== undefined;
  };
  return {
    /** shows the faults at the fields; returns whether there are any */
    show,
    /** shows the reason of a refusal of the whole form; null removes it */
    fail: (error: unknown) => setFailure(error === null ? null : asAppError(error)),
    failure: failure === null ? null : messageOf(failure),
    at: (field: Field): string | null => {
      const error = wrong[field];
      return error === undefined ? null : messageOf(error);
    },
  };
}

function asAppError(error: unknown): AppError {
  const isOurs = typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
  return isOurs ? (error as AppError) : appError('generic/something-went-wrong');
}
