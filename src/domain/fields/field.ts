import * as z from 'zod/mini';

/**
 * The kinds of stored fields. Each kind that a browser may write has one predicate in `firestore.rules`, one pair of
 * limits for forms, one sample and its bad values.
 */
export type FieldKind =
  /** the id of the document itself */
  | 'ownId'
  /** the id of the document above it */
  | 'parentId'
  /** the establishment it belongs to */
  | 'zooId'
  /** always the same as another field: `of` */
  | 'copy'
  /** the account that created the document; set once */
  | 'author'
  /** the account that changed the document last; set with every change */
  | 'editor'
  | 'id'
  | 'idList'
  | 'text'
  /** a text of several lines with at least one character that is no blank */
  | 'prose'
  /** one line with a visible character, and no sign that turns the direction of writing around */
  | 'title'
  /** a title without blanks around it: a place, a group, an animal */
  | 'placeName'
  /** lines and tabs, no other control characters */
  | 'memo'
  /** a text that matches `pattern` */
  | 'pattern'
  | 'tagList'
  | 'choice'
  | 'choiceList'
  | 'flag'
  | 'count'
  | 'measure'
  /** a number of any sign, from -`max` to `max` */
  | 'number'
  | 'colour'
  /** epoch milliseconds in a field `…Unix`; a timestamp of the same instant stands beside it, without the suffix */
  | 'instant'
  /** an instant that the device takes from its clock while it writes */
  | 'stamp'
  /** the server's timestamp of a write, without a twin: epoch milliseconds once read */
  | 'arrival'
  /** maps of one shape, in the order in which they were added */
  | 'entries';

/**
 * The facts of a stored field that the reading schema leaves out: limits bind those who write, while a reader accepts
 * every stored value.
 */
export type Field = {
  readonly kind: FieldKind;
  /** most characters of a text, most elements of a list, largest number */
  readonly max?: number;
  /** fewest elements of a list; none without it */
  readonly min?: number;
  readonly choices?: readonly string[];
  /** the regular expression that the whole text matches */
  readonly pattern?: string;
  /** the field that a copy repeats */
  readonly of?: string;
  readonly isNullable?: true;
  /** whether a new document lacks the field: it comes later */
  readonly isOptional?: true;
};

/** The value that a document has in a field which it lacks, or which every new one begins with. */
type Defaults = { readonly older?: unknown; readonly initial?: unknown };

const FIELDS = z.registry<Field>();
const DEFAULTS = z.registry<Defaults>();

declare const older: unique symbol;
declare const initial: unique symbol;
/** A field that older documents may lack. */
export type Older<Schema> = Schema & { readonly [older]: true };
/** A field with which every new document begins alike. */
export type Initial<Schema> = Schema & { readonly [initial]: true };

/** Returns the schema, with its field's facts on record. */
/* @__NO_SIDE_EFFECTS__ */
export function described<Schema extends z.ZodMiniType>(schema: Schema, field: Field): Schema {
  FIELDS.add(schema, field);
  return schema;
}

/** Returns a copy of the schema, with defaults on record beside those it has: several fields may share one schema. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefaults<Schema extends z.ZodMiniType>(schema: Schema, defaults: Defaults): Schema {
  const own = schema.clone();
  DEFAULTS.add(own, { ...DEFAULTS.get(schema), ...defaults });
  return own;
}

/** Returns the facts of a field; null for one whose shape says everything, such as a map that the server writes. */
export function fieldOf(schema: z.core.$ZodType): Field | null {
  return FIELDS.get(schema as z.ZodMiniType) ?? null;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type OlderFields<S extends Shape> = {
  [Name in keyof S as S[Name] extends { readonly [older]: true } ? Name : never]: z.infer<S[Name]>;
};
type InitialFields<S extends Shape> = {
  [Name in keyof S as S[Name] extends { readonly [initial]: true } ? Name : never]: z.infer<S[Name]>;
};

/** Returns the values of the fields that documents written before them lack. */
export function olderFieldsOf<S extends Shape>(schema: z.ZodMiniObject<S>): OlderFields<S> {
  return defaultsOf(schema, 'older') as OlderFields<S>;
}

/** Returns the values with which every new document begins: those that only a later change or the server sets. */
export function initialFieldsOf<S extends Shape>(schema: z.ZodMiniObject<S>): InitialFields<S> {
  return defaultsOf(schema, 'initial') as InitialFields<S>;
}

function defaultsOf(schema: z.ZodMiniObject, which: keyof Defaults): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const defaults = DEFAULTS.get(field as z.ZodMiniType) ?? {};
      return which in defaults ? [[name, defaults[which]]] : [];
    }),
  );
}
