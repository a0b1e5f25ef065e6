import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FieldValue } from 'firebase/firestore';
import * as z from 'zod/mini';
import { type Access, ACCESSES, fieldsOf, isOpen, isWritable } from '../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { matchesOf } from './support/matches.ts';
import { grownSampleOf, SAMPLED, sampleOf } from './support/samples.ts';

const rules = matchesOf(readFileSync('firestore.rules', 'utf8'));
/** The names of parameters do not matter. */
const plain = (pattern: string) => pattern.replaceAll(/\{\w+\}/g, '{}');
/** The beginning of a `match` that opens all collections of one name, wherever they stand. */
const ANYWHERE = '{path=**}';
const isOfGroup = (path: string) => path.startsWith(ANYWHERE);
const patterns = Object.keys(COLLECTIONS);
const opened = (pattern: string): Access[] => {
  const collection = COLLECTIONS[pattern];
  return ACCESSES.filter((access) => collection !== undefined && isOpen(collection, access));
};

describe('the registry of collections', () => {
  it('names every path of firestore.rules, and no access without an `allow`', () => {
    const ofRules = Object.entries(rules)
      .filter(([path]) => !isOfGroup(path))
      .map(([path, accesses]) => [plain(path), [...accesses].toSorted()]);
    const ofRegistry = patterns
      .filter((pattern) => opened(pattern).length > 0)
      .map((pattern) => [plain(pattern), opened(pattern).toSorted()]);
    expect(Object.fromEntries(ofRegistry)).toEqual(Object.fromEntries(ofRules));
  });

  it('lists together only what each collection of that name lists on its own', () => {
    for (const [path, accesses] of Object.entries(rules).filter(([one]) => isOfGroup(one))) {
      const below = plain(path).slice(ANYWHERE.length);
      const own = patterns.filter((pattern) => plain(pattern).endsWith(below));
      expect({ path, own: own.length, accesses: [...accesses] }).toEqual({ path, own: 1, accesses: ['list'] });
      for (const pattern of own) expect(opened(pattern)).toContain('list');
    }
  });

  it('has no path twice', () => {
    expect(new Set(patterns.map(plain)).size).toBe(patterns.length);
  });

  it.each(patterns.filter((pattern) => isWritable(COLLECTIONS[pattern] as never)))(
    'knows an entity and a sample of %s, which browsers write',
    (pattern) => {
      const collection = COLLECTIONS[pattern];
      expect(collection?.schema ?? null).not.toBeNull();
      expect(SAMPLED).toContain(pattern);
    },
  );

  it.each(SAMPLED)('has a whole sample of %s, that its entity accepts', (pattern) => {
    const collection = COLLECTIONS[pattern];
    const sample = sampleOf(pattern, { zooId: 'zoo-1', id: 'one', by: 'me' });
    expect(collection?.schema?.safeParse(asRead(sample))).toMatchObject({ success: true });
    const lacksIt = (field: string) => isOptional(collection?.schema?.shape, field) && !(field in sample);
    const expected = fieldsOf(collection as never).filter((field) => !lacksIt(field));
    expect(Object.keys(sample)).toEqual(expect.arrayContaining(expected));
  });

  it.each(SAMPLED)('has a sample of %s in its later life, with every field it may get', (pattern) => {
    const collection = COLLECTIONS[pattern];
    const sample = grownSampleOf(pattern, { zooId: 'zoo-1', id: 'one', by: 'me' });
    expect(collection?.schema?.safeParse(asRead(sample))).toMatchObject({ success: true });
    expect(Object.keys(sample)).toEqual(expect.arrayContaining([...fieldsOf(collection as never)]));
  });

  it.each(SAMPLED)('lets no field of %s change that its entity does not have', (pattern) => {
    const collection = COLLECTIONS[pattern];
    const fields = fieldsOf(collection as never);
    expect(fields).toEqual(
      expect.arrayContaining([...(collection?.writable ?? []), ...(collection?.byProvider ?? [])]),
    );
  });
});

/** Returns a document as a device reads it before the server has put its time into it. */
function asRead(sample: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, value instanceof FieldValue ? null : value]),
  );
}

/** Returns whether a document may lack the field, or the instant beside it. */
function isOptional(shape: Readonly<Record<string, z.core.$ZodType>> = {}, field: string): boolean {
  const schema = shape[field] ?? shape[`${field}Unix`];
  return schema !== undefined && z.safeParse(schema, undefined).success;
}
