/**
 * The changes typed over a stored record: the touched fields, and the value that each had when it was first touched.
 * Untouched fields follow the stored record.
 */
export type RecordDraft<Values> = {
  readonly touched: Partial<Values>;
  /** the stored value of each touched field when it was first touched */
  readonly base: Partial<Values>;
};

/** The zod schema of a form's values, its fields in the order of the form. */
export type FormSchema<Values> = {
  readonly shape: Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>;
  readonly _zod: { readonly output: Values };
};

/** The name of a field. */
export type FieldOf<Values> = keyof Values & string;

/** Returns the fields of a schema in their order. */
export function fieldsOf<Values>(schema: FormSchema<Values>): FieldOf<Values>[] {
  return Object.keys(schema.shape) as FieldOf<Values>[];
}

/**
 * Returns whether two values of a field are the same: blanks around a text do not count, and a blank text, an empty
 * list and null are equal.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, inner]) => [key, comparable(inner)]);
}

/**
 * Returns the draft that was kept of a form; null where there is none, or where one field of it is not of the schema.
 */
export function revivedDraft<Values>(schema: FormSchema<Values>, kept: unknown): RecordDraft<Values> | null {
  if (!isRecord(kept) || !isRecord(kept['touched']) || !isRecord(kept['base'])) return null;
  const { touched, base } = kept;
  const fits = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).every(
      ([field, value]) => Object.hasOwn(schema.shape, field) && schema.shape[field]?.safeParse(value).success === true,
    );
  const isWhole = Object.keys(touched).every((field) => Object.hasOwn(base, field));
  return isWhole && fits(touched) && fits(base) ? ({ touched, base } as RecordDraft<Values>) : null;
}

/** Returns a draft as the browser may store it, without these fields, neither typed nor stored before; null where nothing is left. */
export function keepableDraft<Values extends object>(
  { touched, base }: RecordDraft<Values>,
  notKept: readonly FieldOf<Values>[],
): RecordDraft<Values> | null {
  const without = (values: Partial<Values>) =>
    Object.fromEntries(entriesOf(values).filter(([field]) => !notKept.includes(field))) as Partial<Values>;
  const kept = without(touched);
  return Object.keys(kept).length === 0 ? null : { touched: kept, base: without(base) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the values that the form shows. A field typed back to its first value follows the stored record again. */
export function shownValues<Values extends object>({ touched, base }: RecordDraft<Values>, stored: Values): Values {
  const typed = entriesOf(touched).filter(
    ([field, value]) => !isSameValue(value, base[field]) || isSameValue(stored[field], base[field]),
  );
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Returns the touched fields that somebody else has changed since, to something else than what is typed. */
export function collidingFields<Values extends object>(
  { touched, base }: RecordDraft<Values>,
  stored: Values,
): FieldOf<Values>[] {
  return entriesOf(touched)
    .filter(
      ([field, value]) =>
        !isSameValue(value, base[field]) &&
        !isSameValue(stored[field], base[field]) &&
        !isSameValue(value, stored[field]),
    )
    .map(([field]) => field);
}

/** Returns the fields in which `after` says something else than `before`, with their new values. */
export function differenceOf<Values extends object>(
  fields: readonly FieldOf<Values>[],
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = fields.filter((field) => !isSameValue(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Values>;
}

/** Returns these fields of a record, and nothing else of it. */
export function picked<Values extends object>(fields: readonly FieldOf<Values>[], record: Values): Values {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Values;
}

/** Returns the fields that hold something; a field that was let go is undefined. */
export function entriesOf<Values extends object>(values: Partial<Values>): [FieldOf<Values>, unknown][] {
  return Object.entries(values).filter(([, value]) => value !== undefined) as [FieldOf<Values>, unknown][];
}
