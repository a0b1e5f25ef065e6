import * as z from 'zod/mini';
import { described, type Field, fieldOf, type Initial, type Older, withDefaults } from './field.ts';

/** The longest memo, and the longest name of a sector, an enclosure, a zone, a group or an animal. */
export const MEMO_LENGTH = 5_000;
export const PLACE_NAME_LENGTH = 100;

// ---- whose it is, and what it is called by -----------------------------------------------------------------------

/** The id of the document itself, which stands in its path. */
/* @__NO_SIDE_EFFECTS__ */
export function ownId() {
  return described(z.string().check(z.minLength(1)), { kind: 'ownId' });
}

/** The id of the document above it in the path. */
/* @__NO_SIDE_EFFECTS__ */
export function parentId() {
  return described(z.string().check(z.minLength(1)), { kind: 'parentId' });
}

/** The establishment it belongs to. */
/* @__NO_SIDE_EFFECTS__ */
export function zooId() {
  return described(z.string().check(z.minLength(1)), { kind: 'zooId' });
}

/** A field that repeats another one, for programs that read it by this name. */
/* @__NO_SIDE_EFFECTS__ */
export function copy(of: string) {
  return described(z.string(), { kind: 'copy', of });
}

/** The account that created the document. */
/* @__NO_SIDE_EFFECTS__ */
export function author() {
  return described(z.string(), { kind: 'author' });
}

/** The account that changed the document last. */
/* @__NO_SIDE_EFFECTS__ */
export function editor() {
  return described(z.string(), { kind: 'editor' });
}

/** The id of another document. */
/* @__NO_SIDE_EFFECTS__ */
export function id() {
  return described(z.string(), { kind: 'id' });
}

/* @__NO_SIDE_EFFECTS__ */
export function idOrNull() {
  return orNull(id());
}

/** Ids of other documents, each once. */
/* @__NO_SIDE_EFFECTS__ */
export function idList(max?: number) {
  return described(z.array(z.string()), { kind: 'idList', ...bound(max) });
}

// ---- texts ---------------------------------------------------------------------------------------------------------

/** Any text, also an empty one; without a limit when the server alone writes it. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max?: number) {
  return described(z.string(), { kind: 'text', ...bound(max) });
}

/* @__NO_SIDE_EFFECTS__ */
export function textOrNull(max?: number) {
  return orNull(text(max));
}

/** A text of several lines that is not blank. */
/* @__NO_SIDE_EFFECTS__ */
export function prose(max: number) {
  return described(z.string(), { kind: 'prose', max });
}

/** One line that says what something is. */
/* @__NO_SIDE_EFFECTS__ */
export function title(max: number) {
  return described(z.string(), { kind: 'title', max });
}

/** The name of a place, a group or an animal. */
/* @__NO_SIDE_EFFECTS__ */
export function placeName() {
  return described(z.string(), { kind: 'placeName', max: PLACE_NAME_LENGTH });
}

/* @__NO_SIDE_EFFECTS__ */
export function memo() {
  return described(z.string(), { kind: 'memo', max: MEMO_LENGTH });
}

/** A text of a given form. A reader accepts any text; add a check where it must not. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(form: RegExp, max: number) {
  return described(z.string(), { kind: 'pattern', pattern: form.source, max });
}

/** Tags of at most 60 characters, each once. */
/* @__NO_SIDE_EFFECTS__ */
export function tagList(max: number) {
  return described(z.array(z.string()), { kind: 'tagList', max });
}

/** A colour, '#rrggbb'. */
/* @__NO_SIDE_EFFECTS__ */
export function colour() {
  return described(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), { kind: 'colour' });
}

// ---- choices, numbers, instants
// --------------------------------------------------------------------------------------

/** One of the given words. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Choices extends readonly string[]>(choices: Choices) {
  return described(z.enum(choices), { kind: 'choice', choices });
}

/** Some of the given words, each once. */
/* @__NO_SIDE_EFFECTS__ */
export function choiceList<const Choices extends readonly string[]>(choices: Choices, min?: number) {
  return described(z.array(z.enum(choices)), { kind: 'choiceList', choices, ...(min === undefined ? {} : { min }) });
}

/** Yes or no. */
/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return described(z.boolean(), { kind: 'flag' });
}

/** A whole number from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function count(max?: number) {
  return described(z.int(), { kind: 'count', ...bound(max) });
}

/** A measured number above 0: metres, square metres. */
/* @__NO_SIDE_EFFECTS__ */
export function measure(max: number) {
  return described(z.number(), { kind: 'measure', max });
}

/* @__NO_SIDE_EFFECTS__ */
export function measureOrNull(max: number) {
  return orNull(measure(max));
}

/** A number of any sign, from -max to max. */
/* @__NO_SIDE_EFFECTS__ */
export function number(max: number) {
  return described(z.number(), { kind: 'number', max });
}

/** An instant in whole epoch milliseconds. Its field is called `…Unix`; its timestamp stands beside it. */
/* @__NO_SIDE_EFFECTS__ */
export function instant(reading: z.ZodMiniNumber = z.int()) {
  return described(reading, { kind: 'instant' });
}

/* @__NO_SIDE_EFFECTS__ */
export function instantOrNull(reading?: z.ZodMiniNumber) {
  return orNull(instant(reading));
}

/** The instant at which the document was created or changed, by the clock of the device that writes. */
/* @__NO_SIDE_EFFECTS__ */
export function stamp(reading: z.ZodMiniNumber = z.int()) {
  return described(reading, { kind: 'stamp' });
}

/**
 * The instant at which the server received the document, in epoch milliseconds; null while the write waits on the
 * device. A browser cannot choose it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function arrival() {
  return described(z.nullable(z.int()), { kind: 'arrival', isNullable: true });
}

// ---- modifiers of any field
// ------------------------------------------------------------------------------------------

/** The same field, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniNullable<Schema> {
  return redescribed(z.nullable(schema), schema, { isNullable: true });
}

/** Maps of one shape, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<Entry extends z.ZodMiniType>(entry: Entry, max: number) {
  return described(z.array(entry), { kind: 'entries', max });
}

/** The same field; a new document lacks it. */
/* @__NO_SIDE_EFFECTS__ */
export function later<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Schema> {
  return redescribed(z.optional(schema), schema, { isOptional: true });
}

/** The same field; documents written before it existed are read as if they had `value`. */
/* @__NO_SIDE_EFFECTS__ */
export function older<Schema extends z.ZodMiniType>(schema: Schema, value: z.infer<Schema>): Older<Schema> {
  return withDefaults(schema, { older: value }) as Older<Schema>;
}

/** The same field; every new document begins with `value`, and one written before the field existed is read so. */
/* @__NO_SIDE_EFFECTS__ */
export function initially<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.infer<Schema>,
): Older<Initial<Schema>> {
  return withDefaults(schema, { older: value, initial: value }) as Older<Initial<Schema>>;
}

function redescribed<Schema extends z.ZodMiniType>(schema: Schema, of: z.ZodMiniType, more: Partial<Field>): Schema {
  const field = fieldOf(of);
  return field === null ? schema : described(schema, { ...field, ...more });
}

function bound(max: number | undefined): { readonly max?: number } {
  return max === undefined ? {} : { max };
}
