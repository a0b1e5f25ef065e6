import { describe, expect, test } from 'vitest';
import { all, any, DATABASE, ROOT, where } from '../backend-for-tests.ts';
import type { FirestoreError } from '../contract.ts';
import { compileQuery } from '../query/compile.ts';
import type { StructuredQuery } from '../wire.ts';
import type { DefinedIndex, FieldOverride } from './definitions.ts';
import type { IndexEnforcement } from './enforcement.ts';
import { IndexCheck } from './index-check.ts';

type Defined = { readonly indexes?: readonly string[]; readonly overrides?: readonly FieldOverride[] };

/** Parses `a ASC, b DESC` on the collection `c`; a leading `group:` means the collection group. */
function toIndex(text: string): DefinedIndex {
  const isGroup = text.startsWith('group:');
  const fields = text
    .replace('group:', '')
    .split(', ')
    .map((part) => {
      const [path = '', mode] = part.split(' ');
      return { path, mode: mode as 'ASC' | 'DESC' | 'CONTAINS' };
    });
  const named = fields.at(-1)?.path === '__name__' ? fields.pop()?.mode : fields.at(-1)?.mode;
  return {
    collectionId: 'c',
    scope: isGroup ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields,
    nameDescending: named === 'DESC',
  };
}

function checkWith(
  { indexes = [], overrides = [] }: Defined,
  mode: IndexEnforcement = 'error',
  log: string[] = [],
): IndexCheck {
  return new IndexCheck({ mode, definitions: { composites: indexes.map(toIndex), overrides } }, (line) =>
    log.push(line),
  );
}

const plan = (query: StructuredQuery, allDescendants = false) =>
  compileQuery(DATABASE, ROOT, { from: [{ collectionId: 'c', allDescendants }], ...query });

function verdict(query: StructuredQuery, defined: Defined = {}, allDescendants = false): string {
  try {
    checkWith(defined).check(plan(query, allDescendants));
    return 'served';
  } catch (error) {
    const missing = /lack: (.*)$/.exec((error as Error).message)?.[1] ?? '';
    type Listed = { fields?: { fieldPath: string; order?: string }[] };
    const { fields = [] } = JSON.parse(missing) as Listed;
    return fields.length === 0
      ? 'field'
      : fields.map(({ fieldPath, order = 'HAS' }) => `${fieldPath} ${order.slice(0, 4)}`).join(', ');
  }
}

const eq = (path: string) => where(path, 'EQUAL', 1n);
const by = (...orders: string[]) =>
  orders.map((order) => ({
    field: { fieldPath: order.replace('-', '') },
    direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

describe('without defined indexes', () => {
  test.each<[string, StructuredQuery]>([
    ['everything', {}],
    ['one order', { orderBy: by('a') }],
    ['one order backwards', { orderBy: by('-a') }],
    ['a range', { where: all(where('a', 'GREATER_THAN', 1n), where('a', 'LESS_THAN', 5n)), orderBy: by('-a') }],
    ['equality of several fields', { where: all(eq('a'), eq('b.c'), eq('d')) }],
    ['equality and membership', { where: all(eq('a'), where('tags', 'ARRAY_CONTAINS', 1n)) }],
    ['in', { where: where('a', 'IN', [1n, 2n]) }],
    ['an order by a field that has one value', { where: all(eq('a')), orderBy: by('a') }],
    ['alternatives of equality', { where: any(eq('a'), all(eq('b'), eq('c'))) }],
    ['an inequality', { where: where('a', 'NOT_EQUAL', 1n) }],
    ['equality, names backwards', { where: eq('a'), orderBy: by('-__name__') }],
  ])('%s is served by the automatic indexes', (_what, query) => {
    expect(verdict(query)).toBe('served');
  });

  test.each<[string, StructuredQuery, string]>([
    ['equality and an order', { where: eq('a'), orderBy: by('b') }, 'a ASCE, b ASCE'],
    ['equality and an order backwards', { where: eq('a'), orderBy: by('-b') }, 'a ASCE, b DESC'],
    ['equality and a range', { where: all(eq('a'), where('b', 'LESS_THAN', 1n)) }, 'a ASCE, b ASCE'],
    ['membership and an order', { where: where('t', 'ARRAY_CONTAINS', 1n), orderBy: by('b') }, 't HAS, b ASCE'],
    ['two orders', { orderBy: by('a', '-b') }, 'a ASCE, b DESC'],
    [
      'ranges of two fields',
      { where: all(where('a', 'LESS_THAN', 1n), where('b', 'LESS_THAN', 1n)) },
      'a ASCE, b ASCE',
    ],
    ['an order with names the other way', { orderBy: by('a', '-__name__') }, 'a ASCE, __name__ DESC'],
    ['names backwards', { orderBy: by('-__name__') }, '__name__ DESC'],
    ['one alternative among others', { where: any(where('a', 'GREATER_THAN', 1n), eq('b')) }, 'b ASCE, a ASCE'],
  ])('%s needs an index', (_what, query, missing) => {
    expect(verdict(query)).toBe(missing);
  });
});

describe('with a defined index', () => {
  const query = { where: all(eq('a'), eq('b')), orderBy: by('-at') };

  test.each([
    ['its equal fields may come in any sequence and direction', ['b ASC, a DESC, at DESC'], 'served'],
    ['its order must run the same way', ['a ASC, b ASC, at ASC'], 'a ASCE, b ASCE, at DESC'],
    ['it must not have more fields', ['a ASC, b ASC, at DESC, x ASC'], 'a ASCE, b ASCE, at DESC'],
    ['it must not have fewer', ['a ASC, at DESC'], 'a ASCE, b ASCE, at DESC'],
    ['several are merged when they end with the same order', ['a ASC, at DESC', 'b ASC, at DESC'], 'served'],
    ['those that end otherwise are not', ['a ASC, at DESC', 'b ASC, at ASC'], 'a ASCE, b ASCE, at DESC'],
    ['its name must run with its order', ['a ASC, b ASC, at DESC, __name__ ASC'], 'a ASCE, b ASCE, at DESC'],
    ['one for the group does not serve the collection', ['group:a ASC, b ASC, at DESC'], 'a ASCE, b ASCE, at DESC'],
  ])('%s', (_what, indexes, expected) => {
    expect(verdict(query, { indexes })).toBe(expected);
  });

  test('an index of membership does not serve equality', () => {
    const tagged = { where: where('t', 'ARRAY_CONTAINS', 1n), orderBy: by('at') };
    expect(verdict(tagged, { indexes: ['t CONTAINS, at ASC'] })).toBe('served');
    expect(verdict(tagged, { indexes: ['t ASC, at ASC'] })).toBe('t HAS, at ASCE');
    expect(verdict({ where: eq('t'), orderBy: by('at') }, { indexes: ['t CONTAINS, at ASC'] })).toBe('t ASCE, at ASCE');
  });
});

describe('collection groups', () => {
  const override = (path: string): FieldOverride => ({
    collectionId: 'c',
    path,
    indexes: [{ scope: 'COLLECTION_GROUP', mode: 'ASC' }],
  });

  test('a collection group needs no index as a whole, but one for every single field', () => {
    expect(verdict({}, {}, true)).toBe('served');
    expect(verdict({ where: eq('a') }, {}, true)).toBe('field');
    expect(verdict({ where: eq('a') }, { overrides: [override('a')] }, true)).toBe('served');
    expect(verdict({ orderBy: by('-a') }, { overrides: [override('a')] }, true)).toBe('field');
    expect(verdict({ where: all(eq('a'), eq('b')) }, { overrides: [override('a')] }, true)).toBe('a ASCE, b ASCE');
    expect(verdict({ where: all(eq('a'), eq('b')) }, { overrides: [override('a'), override('b')] }, true)).toBe(
      'served',
    );
    expect(verdict({ where: eq('a'), orderBy: by('b') }, { indexes: ['group:a ASC, b ASC'] }, true)).toBe('served');
  });

  test('an override without indexes takes away the automatic ones of its collections', () => {
    expect(verdict({ where: eq('a') }, { overrides: [override('a')] })).toBe('field');
    expect(verdict({ where: all(eq('a'), eq('b')) }, { overrides: [{ ...override('b'), indexes: [] }] })).toBe(
      'a ASCE, b ASCE',
    );
  });
});

describe('indexes of sums and averages', () => {
  const sum = (query: StructuredQuery, summed: string[], indexes: string[] = []) => {
    try {
      checkWith({ indexes }).check(
        plan(query),
        summed.map((path) => [path]),
      );
      return 'served';
    } catch (error) {
      return (error as Error).message.split('lack: ')[1];
    }
  };

  test('sums read their values from an index, so it must have the filtered and the summed fields', () => {
    expect(sum({}, ['n'])).toBe('served');
    expect(sum({ where: eq('n') }, ['n'])).toBe('served');
    expect(sum({ where: eq('a') }, [])).toBe('served');
    expect(sum({ where: eq('a') }, ['n'])).toContain('"fieldPath":"n"');
    expect(sum({ where: eq('a') }, ['n'], ['a ASC, n DESC'])).toBe('served');
    expect(sum({ where: eq('a') }, ['n', 'm'], ['a ASC, m ASC, n ASC'])).toBe('served');
  });
});

function refusalOf(call: () => void): FirestoreError {
  try {
    call();
  } catch (error) {
    return error as FirestoreError;
  }
  throw new Error('nothing was refused');
}

describe('a query without its index', () => {
  const query = plan({ where: all(eq('author'), where('tags', 'ARRAY_CONTAINS', 1n)), orderBy: by('-date') });

  test('a missing index is refused with the link that creates it and the lines for the file', () => {
    const refusal = refusalOf(() => checkWith({}).check(query));
    expect(refusal.code).toBe('FAILED_PRECONDITION');
    const { message } = refusal;
    const [, code = ''] =
      /^The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\/v1\/r\/project\/demo\/firestore\/indexes\?create_composite=(\S+)\n/.exec(
        message,
      ) ?? [];
    const bytes = Buffer.from(code, 'base64url').toString('latin1');
    expect(bytes).toBe(
      `\n\x3e${DATABASE}/collectionGroups/c/indexes/_\x10\x01` +
        '\x1a\x0a\n\x06author\x10\x01\x1a\x08\n\x04tags\x18\x01\x1a\x08\n\x04date\x10\x02\x1a\x0c\n\x08__name__\x10\x02',
    );
    expect(message).toContain(
      '{"collectionGroup":"c","queryScope":"COLLECTION","fields":[{"fieldPath":"author","order":"ASCENDING"},' +
        '{"fieldPath":"tags","arrayConfig":"CONTAINS"},{"fieldPath":"date","order":"DESCENDING"}]}',
    );
  });

  test('a missing single-field index names the field and how to keep its other indexes', () => {
    const group = plan({ where: eq('a') }, true);
    expect(() => checkWith({}).check(group)).toThrow(
      /^The query requires a COLLECTION_GROUP_ASC index for collection c and field a\. .*create_exemption=/,
    );
    expect(() => checkWith({}).check(group)).toThrow('{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]}');
  });

  test('a missing index is logged once in the mode warn, and not looked for in the mode off', () => {
    const log: string[] = [];
    const warning = checkWith({}, 'warn', log);
    warning.check(query);
    warning.check(query);
    expect(log).toEqual([expect.stringContaining('The query requires an index')]);
    checkWith({}, 'off', log).check(query);
    expect(log).toHaveLength(1);
  });

  test('a missing index is found after other definitions are set', () => {
    const check = checkWith({});
    expect(() => check.check(query)).toThrow(/requires an index/);
    check.set({
      mode: 'error',
      definitions: { composites: [toIndex('author ASC, tags CONTAINS, date DESC')], overrides: [] },
    });
    expect(() => check.check(query)).not.toThrow();
  });
});
