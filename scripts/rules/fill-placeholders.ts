import type * as z from 'zod/mini';
import { COLLECTIONS } from '../../src/domain/collections/collections.ts';
import { type Collection, fieldsOf, instantsOf } from '../../src/domain/collections/declaration.ts';
import { type Feature, FEATURES, tierHasFeature } from '../../src/domain/access/features.ts';
import { DEFAULT_TIER, followUpLevel, STORED_TIERS } from '../../src/domain/access/tiers.ts';
import { type Field, fieldOf, olderFieldsOf } from '../../src/domain/fields/field.ts';
import { conditionOf, maxOf, valuesOf } from './shape-condition.ts';

const MAX_COLUMNS = 120;

/**
 * Returns a rules source with its placeholders filled in from the registry of collections and the table of tiers. A field list
 * belongs to the collection of the `match` above it. Long lines are wrapped at their commas. Throws for a placeholder or a
 * collection that nobody knows.
 *
 * | placeholder           | becomes                                                                             |
 * | --------------------- | ----------------------------------------------------------------------------------- |
 * | `{{fields}}`          | every stored field, quoted                                                          |
 * | `{{newFields}}`       | those of a new document: without what a document gets later                         |
 * | `{{count}}`           | how many stored fields there are                                                    |
 * | `{{newCount}}`        | how many of them a new document has                                                 |
 * | `{{writable}}`        | the fields that an establishment's people may change, timestamps included           |
 * | `{{byProvider}}`      | the fields that only the provider's staff may change                                |
 * | `{{is data.field}}`   | the condition that the schema sets for a field                                      |
 * | `{{isOlder data.field}}` | the same, with the value of an older document that lacks the field |
 * | `{{max data.field}}` | its largest length, count or number |
 * | `{{values data.field}}` | the values of an enum, quoted                                                       |
 * | `{{tiers feature}}`   | the stored tiers that have a feature                                                |
 * | `{{defaultTier}}`     | the tier of an establishment that names none                                        |
 */
export function fillPlaceholders(text: string): string {
  let pattern = '';
  return text
    .split('\n')
    .map((line) => {
      pattern = /^match \/(\S+) \{$/.exec(line)?.[1] ?? pattern;
      if (!line.includes('{{')) return line;
      return wrapped(line.replaceAll(/\{\{([^}]+)\}\}/g, (_all, words: string) => filled(words.trim(), pattern)));
    })
    .join('\n');
}

function filled(words: string, pattern: string): string {
  const [name, argument = ''] = words.split(' ');
  switch (name) {
    case 'fields':
      return quoted(fieldsOf(collectionAt(pattern)));
    case 'newFields':
      return quoted(newFieldsOf(collectionAt(pattern)));
    case 'count':
      return String(fieldsOf(collectionAt(pattern)).length);
    case 'newCount':
      return String(newFieldsOf(collectionAt(pattern)).length);
    case 'writable':
      return quoted(withTimestamps(collectionAt(pattern), 'writable'));
    case 'byProvider':
      return quoted(withTimestamps(collectionAt(pattern), 'byProvider'));
    case 'is':
      return conditionOf(fieldAt(collectionAt(pattern), argument), argument);
    case 'isOlder':
      return conditionOf(fieldAt(collectionAt(pattern), argument), withDefault(collectionAt(pattern), argument));
    case 'max':
      return String(maxOf(fieldAt(collectionAt(pattern), argument), argument));
    case 'values':
      return valuesOf(fieldAt(collectionAt(pattern), argument), argument);
    case 'tiers':
      return quoted(tiersWith(argument));
    case 'defaultTier':
      return quoted([DEFAULT_TIER]);
    default:
      throw new Error(`No rules placeholder is called {{${words}}}.`);
  }
}

function collectionAt(pattern: string): Collection & { schema: z.ZodMiniObject } {
  const collection = COLLECTIONS[pattern];
  if (!collection?.schema) throw new Error(`The registry has no schema for "${pattern}".`);
  return { ...collection, schema: collection.schema };
}

/** Returns the fields that every new document has: those that the schema does not leave out. */
function newFieldsOf(collection: Collection & { schema: z.ZodMiniObject }): readonly string[] {
  const { shape } = collection.schema;
  const isLater = (field: string) =>
    fieldOf(shape[field] ?? (shape[`${field}Unix`] as z.ZodMiniType))?.isOptional === true;
  return fieldsOf(collection).filter((field) => !isLater(field));
}

function withTimestamps(collection: Collection, whose: 'writable' | 'byProvider'): readonly string[] {
  const fields = collection[whose];
  const timestamps = instantsOf(collection.schema).filter((instant) => fields.includes(`${instant}Unix`));
  return [...fields, ...timestamps];
}

/** Returns the facts of `data.field`; fields of a map are reached by more dots. */
function fieldAt(collection: { schema: z.ZodMiniObject }, expression: string): Field {
  const [, ...names] = expression.split('.');
  const found = names.reduce<unknown>((schema, name) => (schema as z.ZodMiniObject).shape?.[name], collection.schema);
  const field = found ? fieldOf(found as z.core.$ZodType) : null;
  if (!field) throw new Error(`The schema says nothing of "${expression}".`);
  return field;
}

/** Returns `data.get('field', default)`, the default being the value that an older document is taken to have. */
function withDefault(collection: { schema: z.ZodMiniObject }, expression: string): string {
  const [data, name = ''] = expression.split('.');
  const older: Readonly<Record<string, unknown>> = olderFieldsOf(collection.schema);
  if (!(name in older)) throw new Error(`No older document lacks "${expression}".`);
  return `${data}.get('${name}', ${JSON.stringify(older[name]).replaceAll('"', "'")})`;
}

function tiersWith(feature: string): readonly string[] {
  if (!FEATURES.some((one) => one === feature)) throw new Error(`No feature is called "${feature}".`);
  return STORED_TIERS.filter((tier) => tierHasFeature(followUpLevel(tier), feature as Feature));
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** Returns the line, broken at commas and before `&&` where it is too long. */
function wrapped(line: string): string {
  if (line.length <= MAX_COLUMNS) return line;
  const indent = /^ */.exec(line)?.[0] ?? '';
  const comma = line.lastIndexOf(', ', MAX_COLUMNS - 1) + 1;
  const at = Math.max(comma, line.lastIndexOf(' && ', MAX_COLUMNS));
  if (at <= indent.length) return line;
  // Continued lines stand as deep as the first of them; a condition stands beside its like.
  const isContinued = /^ *('|&& )/.test(line) && (line[at - 1] !== ',' || !/^ *&& /.test(line));
  const deeper = isContinued ? indent : `${indent}  `;
  return `${line.slice(0, at)}\n${wrapped(`${deeper}${line.slice(at + 1)}`)}`;
}
