import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Operation } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { type NewNotice, noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { focusUnreadable } from '#ui/fields/unreadable-field.ts';
import { asAppError } from '#domain/errors/as-app-error.ts';
import { type FieldOf, isSameValue } from './record-draft.ts';
import { useDemoError } from './useDemoError.ts';
import { type DraftOptions, useRecordDraft } from './useRecordDraft.ts';

type Answer<Data> = { readonly data?: Data; readonly error?: unknown };

type Options<Values extends object, Data> = DraftOptions<Values> & {
  /** what is wrong with tidy values, by field */
  readonly check: (tidy: Values, stored: Values) => Partial<Record<FieldOf<Values>, AppError>>;
  /** what demonstration mode may refuse; absent: a change of the person's own account */
  readonly operation?: Operation;
  /**
   * sends tidy values, or the difference to the stored record, and resolves to the server's or the local cache's answer;
   * the key makes a repeated call create one record
   */
  readonly save: (tidy: Values, difference: Partial<Values>, callKey: () => string) => PromiseLike<Answer<Data>>;
  /** what is told once it is saved */
  readonly notice?: (tidy: Values) => NewNotice;
  /** after the notice; `before` is the record as it was stored */
  readonly onSaved?: (saved: {
    readonly tidy: Values;
    readonly difference: Partial<Values>;
    readonly before: Values;
    readonly answer: Answer<Data>;
  }) => unknown;
  /** instead of saving a record in which nothing was changed; nothing happens without it */
  readonly onUnchanged?: () => void;
};

/**
 * The form of one record, new or stored: values with what is typed over them, errors at fields and of the whole, a draft that
 * survives a reload of the tab, the question before leaving, the refusal of demonstration mode, saving and its notice.
 * When the stored record changes meanwhile, fields that nobody touched follow it; a touched field that somebody else changed
 * to something else is in `conflicts`, and is not saved before the person has chosen.
 */
export function useRecordForm<Values extends object, Data = unknown>(options: Options<Values, Data>) {
  const dispatch = useAppDispatch();
  const messageOf = useErrorMessage();
  const demo = useDemoError(options.operation);
  const { recordId, fields: texts } = options;
  // Demonstration mode refuses before anything is typed.
  const isReadOnly = options.isReadOnly === true || demo !== null;
  const [failure, setFailure] = useState<{ readonly error: AppError; readonly stored: Values } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const draft = useRecordDraft(options, isSaving);
  const { form, order, values, stored, tidy, difference, isChanged, change, settle, mayLeave, conflicts } = draft;
  const reset = () => {
    draft.reset();
    setFailure(null);
  };
  /** tells what is wrong at the fields, with the focus on the first; returns whether anything is */
  const show = (errors: Partial<Record<FieldOf<Values>, AppError>>, element: HTMLElement): boolean => {
    const wrong = order.flatMap((field) => {
      const error = errors[field];
      return error === undefined ? [] : ([[field, messageOf(error)]] as const);
    });
    form.setErrors(Object.fromEntries(wrong));
    setFailure(null);
    const first = wrong[0];
    if (first !== undefined) fieldNamed(element, first[0])?.focus();
    return first !== undefined;
  };
  const refuse = (refusal: unknown, element: HTMLElement) => {
    const error = asAppError(refusal);
    const field = order.find((one) => one === error.params?.['field']);
    if (field === undefined) setFailure({ error, stored });
    else show({ [field]: error } as Partial<Record<FieldOf<Values>, AppError>>, element);
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSaving || isReadOnly) return;
    if (conflicts.length > 0) return element.querySelector<HTMLElement>('[data-conflict] button')?.focus();
    if (focusUnreadable(element)) return;
    const fields = tidy(values);
    if (recordId !== null && !isChanged) return options.onUnchanged?.();
    if (show(options.check(fields, stored), element)) return;
    setIsSaving(true);
    const answer = await options.save(fields, difference, draft.callKey);
    setIsSaving(false);
    if (answer.error !== undefined) return refuse(answer.error, element);
    // Nothing unsaved is left: leaving for another page needs no question.
    flushSync(() => {
      reset();
      if (recordId !== null) settle(difference);
    });
    if (options.notice !== undefined) dispatch(noticeRaised(options.notice(fields)));
    await options.onSaved?.({ tidy: fields, difference, before: stored, answer });
  };

  const only = (field: string, value: unknown) => ({ [field]: value }) as Partial<Values>;
  const errorAt = (field: FieldOf<Values>) => (form.errors[field] as string | undefined) ?? null;
  const shared = <Field extends FieldOf<Values>>(field: Field) => {
    const { label, maxLength } = texts[field];
    return { name: field, label, readOnly: isReadOnly, ...(maxLength === undefined ? {} : { maxLength }) };
  };
  const isOvertaken = failure?.error.code.endsWith('-meanwhile') === true;
  return {
    isNew: recordId === null,
    values,
    stored,
    errorAt,
    /** why demonstration mode refuses the form, from the beginning; null when it does not */
    refusal: demo === null ? null : messageOf(demo),
    /** why the form as a whole was refused; an answer to the refusal of an older version is the newer one */
    failure:
      failure === null || (isOvertaken && !isSameValue(failure.stored, stored)) ? null : messageOf(failure.error),
    isChanged,
    isSaving,
    isReadOnly,
    change,
    submit,
    /** forgets everything typed, at once: the form may be left without a question afterwards */
    reset: () => flushSync(reset),
    /** asks before something typed is thrown away; resolves to whether the form may close, and has then let go of it */
    mayClose: async () => {
      const may = await mayLeave();
      // Nothing unsaved is left: the address that closes it asks no second time.
      if (may) flushSync(reset);
      return may;
    },
    conflicts,
    /** props of a field that takes and gives the value itself */
    field: <Field extends FieldOf<Values>>(field: Field) => ({
      ...shared(field),
      value: values[field],
      error: errorAt(field),
      onChange: (value: Values[Field]) => change(only(field, value)),
    }),
    /** props of a field for a text, of one line or of many; null shows as an empty one */
    text: <Field extends FieldOf<Values>>(field: Values[Field] extends string | null ? Field : never) => ({
      ...shared(field),
      value: (values[field] as string | null) ?? '',
      error: errorAt(field),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        change(only(field, event.currentTarget.value)),
    }),
    /** props of a switch or a checkbox */
    flag: <Field extends FieldOf<Values>>(field: Values[Field] extends boolean ? Field : never) => ({
      name: field,
      label: texts[field].label,
      disabled: isReadOnly,
      checked: values[field] as boolean,
      onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
        change(only(field, event.currentTarget.checked)),
    }),
  };
}

/** The state of a form that its parts need. */
export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm<Record<string, unknown>>>,
  | 'isNew'
  | 'refusal'
  | 'failure'
  | 'isChanged'
  | 'isSaving'
  | 'isReadOnly'
  | 'conflicts'
  | 'submit'
  | 'reset'
  | 'mayClose'
>;
