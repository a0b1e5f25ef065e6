import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { newCallKey } from '#lib/call-key.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';
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

export type DraftOptions<Values extends object> = {
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
  readonly isReadOnly?: boolean;
  /** false for a small dialog or a secret: nothing typed is kept in the tab */
  readonly keepsDraft?: boolean;
  /** fields that the browser never stores, such as a secret among others: a reload loses what is typed there */
  readonly notKept?: readonly FieldOf<NoInfer<Values>>[];
};

/**
 * The values typed over a stored record, in a form or in the steps of a wizard: they survive a reload of the tab and are asked
 * for before they are left. When the stored record changes meanwhile, untouched fields follow it; a touched field that somebody
 * else changed to another value is in `conflicts`, which are hidden while the record `isSaving`.
 */
export function useRecordDraft<Values extends object>(options: DraftOptions<Values>, isSaving: boolean) {
  const { name, recordId, schema, fields: texts, isReadOnly = false, keepsDraft = true } = options;
  const { userId, zooId } = useActor();
  const draftName = `${name}.${userId}.${zooId}.${recordId ?? 'new'}`;
  const keyName = `${draftName}.key`;
  const [revived] = useState(() => (keepsDraft ? revivedDraft(schema, readDraft(draftName)) : null));
  const form = useForm<Record<string, unknown>>({ initialValues: { ...revived?.touched } });
  const [base, setBase] = useState<Partial<Values>>(revived?.base ?? {});
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
    forgetDraft(keyName);
    form.setInitialValues({});
    form.reset();
    setBase({});
  };
  return {
    /** the errors of the fields */
    form,
    order,
    values,
    stored,
    tidy,
    difference,
    isChanged,
    change,
    /** forgets everything typed */
    reset,
    /** returns the key of the call that creates the record: the same until the draft is saved or given up */
    callKey: () => keptKey(keyName),
    /** takes the difference as stored until the record itself comes */
    settle,
    mayLeave,
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
  };
}

/** Returns the key that is kept in the tab under a name, a new one at first. */
function keptKey(name: string): string {
  const kept = readDraft(name);
  if (typeof kept === 'string') return kept;
  const made = newCallKey();
  keepDraft(name, made);
  return made;
}

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
