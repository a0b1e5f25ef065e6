import { FieldValue, Timestamp } from 'firebase/firestore';
import { type Collection, instantsOf } from '../../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import { type FieldKind, fieldOf } from '../../../../src/domain/fields/field.ts';

type Fields = Record<string, unknown>;
/** A field (or a part of one, with dots) and the value that is wrong for it; without a value it is left out. */
export type BadValue = { readonly field: string; readonly what: string; readonly value?: unknown };

/** The sizes of values that are too large: a document's whole size, or just beyond the limit of any field. */
export type Size = 'huge' | 'large';
const LENGTHS = { huge: { text: 1_000_000, list: 10_000 }, large: { text: 5_001, list: 501 } } as const;

const tooLarge = (size: Size): Fields => ({
  'a long text': 'x'.repeat(LENGTHS[size].text),
  'a long list': Array.from({ length: LENGTHS[size].list }, (_unused, at) => `p${at}`),
});

/** Values that are good for no field, of any kind; a fraction is for fields whose sample has one. */
const NEVER_GOOD: Fields = {
  'not a number': Number.NaN,
  'less than nothing': -1,
  'a fraction': 12.5,
  infinity: Number.POSITIVE_INFINITY,
  'a map with the keys of a prototype': { constructor: { prototype: { isAdmin: true } }, toString: 'x' },
};

/** Values that are wrong for a field of another kind. */
const OF_A_KIND: Fields = {
  text: 'not null',
  yes: true,
  no: false,
  list: ['a'],
  map: { a: 1 },
  instant: Timestamp.fromMillis(0),
};

/** Elements that no list of texts may hold; the first one is good, since not only the first counts. */
const BAD_ELEMENTS: Fields = {
  'a list with a number': ['good', 12],
  'a list with an empty text': ['good', ''],
  'a list with null': ['good', null],
  'a list with a map': ['good', { a: 1 }],
  'a list with a long text': ['good', 'x'.repeat(1_000)],
  'a list with a thing twice': ['good', 'good'],
};

/** Texts that are no title and no name of a place. */
const BAD_TITLES: Fields = {
  'a title of blanks': ' \u00a0\t',
  'a title that nobody sees': '\u200b\u200d',
  'a title with a zero byte': 'Nourrir\u0000',
  'a title of two lines': 'Nourrir\nles loups',
  'a title with a line separator': 'Nourrir\u2028les loups',
  'a title that turns the direction of writing around': 'Nourrir \u202Egnp.exe',
  'a title that isolates a direction of writing': 'Nourrir \u2066gnp.exe',
};

/** Names of fields that no entity has. */
const EXTRA_FIELDS = [
  'unheardOf',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isAdmin',
  'tempPassword',
  '__proto__x',
  ' ',
];

/** Returns every bad value of every field of a good document, the parts of its maps too. */
export function badValuesOf(pattern: string, sample: Fields, size: Size): BadValue[] {
  const collection = COLLECTIONS[pattern] as Collection;
  const fields = [...Object.keys(sample), ...partsOf(sample)];
  return [
    ...fields.flatMap((field) => badValuesOfField(field, valueAt(sample, field), size)),
    ...fields
      .filter((field) => isTitle(collection, field))
      .flatMap((field) => Object.entries(BAD_TITLES).map(([what, value]) => ({ field, what, value }))),
    ...EXTRA_FIELDS.map((field) => ({ field, what: 'a field nobody knows', value: 1 })),
    ...partsOf(sample).map((part) => ({
      field: `${part.slice(0, part.indexOf('.'))}.unheardOf`,
      what: 'a part nobody knows',
      value: 1,
    })),
  ].filter((bad) => (isAlwaysBad(bad) && !isSigned(collection, bad)) || !isGood(collection, sample, bad));
}

/** Returns whether a value below zero is a good number of a field that takes any sign. */
function isSigned(collection: Collection, { field, what }: BadValue): boolean {
  return what === 'less than nothing' && declaredKind(collection, field) === 'number';
}

/** Returns the document with the bad value in its place. */
export function spoiled(sample: Fields, bad: BadValue): Fields {
  const [field = '', part] = bad.field.split('.');
  if (part !== undefined) return { ...sample, [field]: spoiled(sample[field] as Fields, { ...bad, field: part }) };
  if ('value' in bad) return { ...sample, [field]: bad.value };
  return Object.fromEntries(Object.entries(sample).filter(([name]) => name !== field));
}

function badValuesOfField(field: string, there: unknown, size: Size): BadValue[] {
  const never = Object.entries(NEVER_GOOD).filter(([what]) => what !== 'a fraction' || !isFraction(there));
  const others = Object.entries(OF_A_KIND).filter(([kind]) => !kindOf(there).includes(kind));
  const elements = Array.isArray(there) ? Object.entries(BAD_ELEMENTS) : [];
  const values = [...Object.entries(tooLarge(size)), ...never, ...others, ...elements, ['null', null] as const];
  return [...values.map(([what, value]) => ({ field, what, value })), { field, what: 'nothing' }];
}

/** Bad values for which the rules are stricter than the entity: lengths, elements, numbers and names. */
function isAlwaysBad({ what, value }: BadValue): boolean {
  if (value === undefined || value === null) return false;
  return (
    what in NEVER_GOOD ||
    what.startsWith('a long') ||
    what in BAD_ELEMENTS ||
    what in BAD_TITLES ||
    what.endsWith('nobody knows')
  );
}

/** The fields of new documents that copies of the app from before the field leave out; they are read as their older value. */
const LACKED_BY_OLDER_COPIES: Readonly<Record<string, readonly string[]>> = {
  'tasks/{taskId}': ['priority', 'checklist', 'requiredItems'],
};

/** Returns whether the entity accepts the value: then it is not bad, like null in a nullable field. */
function isGood(collection: Collection, sample: Fields, bad: BadValue): boolean {
  const [field = ''] = bad.field.split('.');
  if (instantsOf(collection.schema).includes(field)) return bad.value === sample[field];
  // A copy of the app that does not know the field leaves it out; no chosen value is the server's time.
  if (declaredKind(collection, field) === 'arrival') return bad.value === undefined;
  if (LACKED_BY_OLDER_COPIES[collection.path]?.includes(field) === true && !('value' in bad)) return true;
  if (!(field in (collection.schema?.shape ?? {}))) return bad.value === undefined;
  return collection.schema?.safeParse(spoiled(sample, bad)).success === true;
}

function isTitle(collection: Collection, field: string): boolean {
  const kind = declaredKind(collection, field);
  return kind === 'title' || kind === 'placeName';
}

function declaredKind({ schema }: Collection, field: string): FieldKind | undefined {
  const declared = schema?.shape[field];
  return declared === undefined ? undefined : fieldOf(declared)?.kind;
}

/** Returns whether a field measures, as areas do. */
function isFraction(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}

function partsOf(sample: Fields): string[] {
  return Object.entries(sample).flatMap(([field, value]) =>
    kindOf(value) === 'map' ? Object.keys(value as Fields).map((part) => `${field}.${part}`) : [],
  );
}

function valueAt(sample: Fields, field: string): unknown {
  const [name = '', part] = field.split('.');
  return part === undefined ? sample[name] : (sample[name] as Fields)[part];
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'yes, no';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Timestamp || value instanceof FieldValue) return 'instant';
  return typeof value === 'object' && value !== null ? 'map' : 'other';
}
