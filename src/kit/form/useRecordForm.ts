import { useForm } from '@mantine/form';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Operation } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { type NewNotice, noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';
import { asAppError } from './as-app-error.ts';
import {
  collidingFields,
  differenceOf,
  entriesOf,
  type FieldOf,
  fieldsOf,
  type FormSchema,
  isSameValue,
  keepableDraft,
  picked,
  type RecordDraft,
  revivedDraft,
  shownValues,
} from './record-draft.ts';
import { useDemoError } from './useDemoError.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** The label of a field, and its value in words beside another version. */
type FieldTexts<Value> = {
  readonly label: string;
  /** characters that can be typed */
  readonly maxLength?: number;
  /** the value in words, where the value itself says nothing: an id, a list, an instant */
  readonly say?: (value: Value) => string;
};

/** One version of a field: its value, and how it is told where the form says so. */
type Version = { readonly value: unknown; readonly words: string | undefined };

/** A field that somebody else has changed while it was typed into. */
export type FormConflict = {
  readonly field: string;
  readonly label: string;
  readonly theirs: Version;
  readonly mine: Version;
  /** chooses between the two */
  readonly settle: (choice: 'mine' | 'theirs') => void;
};

type Answer<Data> = { readonly data?: Data; readonly error?: unknown };

type Options<Values extends object, Data> = {
  /** name of the draft, such as 'groups' */
  readonly name: string;
  /** id of the stored record; null for a new one. Give the form's component a `key` where the record may change. */
  readonly recordId: string | null;
  /** the values: a draft that does not pass is nothing typed; its order is the order of the form */
  readonly schema: FormSchema<Values>;
  /** the record as it is stored now, or what a new one begins with */
  readonly stored: NoInfer<Values>;
  readonly fields: { readonly [Field in keyof Values]: FieldTexts<Values[Field]> };
  /** the values as they are stored: no blanks around a text; pure */
  readonly tidy?: (typed: Values) => Values;
  /** what is wrong with tidy values, by field */
  readonly check: (tidy: Values, stored: Values) => Partial<Record<FieldOf<Values>, AppError>>;
  /** what demonstration mode may refuse; absent: a change of the person's own account */
  readonly operation?: Operation;
  readonly isReadOnly?: boolean;
  /** false for a small dialog or a secret: nothing typed is kept in the tab */
  readonly keepsDraft?: boolean;
  /** fields that the browser never stores, such as a secret among others: a reload loses what is typed there */
  readonly notKept?: readonly FieldOf<NoInfer<Values>>[];
  /** sends tidy values, or the difference to the stored record, and resolves to the server's or the local cache's answer */
  readonly save: (tidy: Values, difference: Partial<Values>) => PromiseLike<Answer<Data>>;
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
  const { name, recordId, schema, fields: texts, isReadOnly = false, keepsDraft = true } = options;
  const { userId, zooId } = useActor();
  const dispatch = useAppDispatch();
  const messageOf = useErrorMessage();
  const demo = useDemoError(options.operation);
  const draftName = `${name}.${userId}.${zooId}.${recordId ?? 'new'}`;
  const [revived] = useState(() => (keepsDraft ? revivedDraft(schema, readDraft(draftName)) : null));
  const form = useForm<Record<string, unknown>>({ initialValues: { ...revived?.touched } });
  const [base, setBase] = useState<Partial<Values>>(revived?.base ?? {});
  const [failure, setFailure] = useState<{ readonly error: AppError; readonly stored: Values } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const order = fieldsOf(schema);
  const { stored, settle } = useSettledRecord(picked(order, options.stored));

  const tidy = options.tidy ?? ((typed: Values) => typed);
  const touched = Object.fromEntries(entriesOf(form.values)) as Partial<Values>;
  const draft: RecordDraft<Values> = { touched, base };
  const values = isReadOnly ? stored : shownValues(draft, stored);
  const difference = differenceOf(order, tidy(stored), tidy(values));
  const isChanged = Object.keys(difference).length > 0;
  // A record that is being saved comes back as it was typed, before the answer.
  const conflicts = recordId === null || isSaving || isReadOnly ? [] : collidingFields(draft, stored);

  const keepable = isChanged && keepsDraft ? keepableDraft(draft, options.notKept ?? []) : null;
  const kept = keepable === null ? null : JSON.stringify(keepable);
  useEffect(() => (kept === null ? forgetDraft(draftName) : keepDraft(draftName, JSON.parse(kept))), [draftName, kept]);
  const mayLeave = useUnsavedGuard(isChanged);

  const change = (typed: Partial<Values>) => {
    for (const [field, value] of Object.entries(typed)) form.setFieldValue(field, value);
    const begun = Object.keys(typed).filter((field) => form.values[field] === undefined) as FieldOf<Values>[];
    if (begun.length > 0)
      setBase((now) => ({ ...now, ...Object.fromEntries(begun.map((field) => [field, stored[field]])) }));
  };
  const letGo = (field: string) => form.setFieldValue(field, () => undefined);
  const reset = () => {
    forgetDraft(draftName);
    form.setInitialValues({});
    form.reset();
    setBase({});
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
    const fields = tidy(values);
    if (recordId !== null && !isChanged) return options.onUnchanged?.();
    if (show(options.check(fields, stored), element)) return;
    if (demo !== null) return refuse(demo, element);
    setIsSaving(true);
    const answer = await options.save(fields, difference);
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
    conflicts: conflicts.map((field): FormConflict => ({
      field,
      label: texts[field].label,
      theirs: { value: stored[field], words: texts[field].say?.(stored[field]) },
      mine: { value: values[field], words: texts[field].say?.(values[field]) },
      settle: (choice) => {
        if (choice === 'theirs') letGo(field);
        setBase((now) => ({ ...now, [field]: stored[field] }));
      },
    })),
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
  'isNew' | 'failure' | 'isChanged' | 'isSaving' | 'isReadOnly' | 'conflicts' | 'submit' | 'reset' | 'mayClose'
>;

/**
 * Returns the stored record with what was just saved of it, until the stored one has changed: an answer of the server may come
 * before its listener, and the form does not go back in between.
 */
function useSettledRecord<Values extends object>(record: Values) {
  const latest = useRef(record);
  useEffect(() => {
    latest.current = record;
  });
  const [settled, setSettled] = useState<{ readonly over: Values; readonly fields: Partial<Values> } | null>(null);
  if (settled !== null && !isSameValue(settled.over, record)) setSettled(null);
  return {
    stored: settled === null ? record : { ...record, ...settled.fields },
    settle: (fields: Partial<Values>) => setSettled({ over: latest.current, fields }),
  };
}
