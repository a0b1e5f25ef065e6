import { beforeAll, describe, expect, test } from 'vitest';
import { all, any, idsOf, openBackend, OWNER, ROOT, set, where } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { WireFilter } from '../wire.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await openBackend();
  const documents: Record<string, Record<string, unknown>> = {
    int: { v: 5n, list: [1n, 2n] },
    double: { v: 5, list: [2, 'a'] },
    larger: { v: 7n, list: [{ a: 1n }] },
    text: { v: '5', list: 'a' },
    nan: { v: Number.NaN, list: [Number.NaN] },
    null: { v: null, list: [null] },
    map: { v: { a: 1n, b: 2n } },
    missing: {},
  };
  await backend.commit(OWNER, { writes: Object.entries(documents).map(([id, data]) => set(`c/${id}`, data)) });
});

const found = async (...filters: Parameters<typeof all>): Promise<string[]> =>
  (await idsOf(backend, 'c', { where: all(...filters) })).sort();

describe('filters', () => {
  test.each([
    ['EQUAL', 5n, ['double', 'int']],
    ['EQUAL', { b: 2n, a: 1 }, ['map']],
    ['LESS_THAN', 7n, ['double', 'int']],
    ['LESS_THAN_OR_EQUAL', Number.NaN, []],
    ['GREATER_THAN', Number.NaN, []],
    ['GREATER_THAN', 5n, ['larger']],
    ['GREATER_THAN_OR_EQUAL', '', ['text']],
    ['NOT_EQUAL', 5n, ['larger', 'map', 'nan', 'text']],
    ['IN', [5, '5', null], ['double', 'int', 'text']],
    ['IN', [Number.NaN], []],
    ['NOT_IN', [5n, '5'], ['larger', 'map', 'nan']],
    ['NOT_IN', [Number.NaN], ['double', 'int', 'larger', 'map', 'text']],
    ['NOT_IN', [5n, null], []],
  ] as [string, unknown, string[]][])('%s %o finds the right documents', async (op, operand, ids) => {
    expect(await found(where('v', op, operand))).toEqual(ids);
  });

  test.each([
    ['ARRAY_CONTAINS', 2n, ['double', 'int']],
    ['ARRAY_CONTAINS', { a: 1n }, ['larger']],
    ['ARRAY_CONTAINS', null, []],
    ['ARRAY_CONTAINS', Number.NaN, []],
    ['ARRAY_CONTAINS_ANY', ['a', 1n, null], ['double', 'int']],
  ] as [string, unknown, string[]][])('%s %o looks into arrays', async (op, operand, ids) => {
    expect(await found(where('list', op, operand))).toEqual(ids);
  });

  test.each([
    ['IS_NULL', ['null']],
    ['IS_NAN', ['nan']],
    ['IS_NOT_NULL', ['double', 'int', 'larger', 'map', 'nan', 'text']],
    ['IS_NOT_NAN', ['double', 'int', 'larger', 'map', 'text']],
  ])('%s distinguishes null, NaN and missing fields', async (op, ids) => {
    expect(await found({ unaryFilter: { op, field: { fieldPath: 'v' } } })).toEqual(ids);
  });

  test('a filter on the name takes references', async () => {
    const reference = (id: string) => ({ referenceValue: `${ROOT}/c/${id}` });
    const byName = (op: string, value: object) => ({ fieldFilter: { field: { fieldPath: '__name__' }, op, value } });
    expect(await found(byName('EQUAL', reference('map')))).toEqual(['map']);
    expect(await found(byName('GREATER_THAN', reference('null')))).toEqual(['text']);
    const values = [reference('int'), reference('none'), reference('nan')];
    expect(await found(byName('IN', { arrayValue: { values } }))).toEqual(['int', 'nan']);
    await expect(found(where('__name__', 'EQUAL', 'map'))).rejects.toThrow(/must be a Key/);
  });

  test('a filter on the name beside one on a field sorts by the field first', async () => {
    const after = {
      fieldFilter: { field: { fieldPath: '__name__' }, op: 'GREATER_THAN', value: { referenceValue: `${ROOT}/c/a` } },
    };
    expect(await idsOf(backend, 'c', { where: all(after, where('v', 'GREATER_THAN_OR_EQUAL', 5n)) })).toEqual([
      'double',
      'int',
      'larger',
    ]);
    expect(await idsOf(backend, 'c', { where: all(after, where('v', 'NOT_EQUAL', 0n)) })).toEqual([
      'nan',
      'double',
      'int',
      'larger',
      'text',
      'map',
    ]);
  });

  test('an equality on the name stands alone or with an inequality on the name', async () => {
    const byName = (op: string) => ({
      fieldFilter: { field: { fieldPath: '__name__' }, op, value: { referenceValue: `${ROOT}/c/int` } },
    });
    await expect(found(byName('EQUAL'), where('v', 'GREATER_THAN', 1n))).rejects.toThrow(
      /^Equality on key is not allowed if there are other inequality fields/,
    );
    expect(await found(byName('EQUAL'), where('v', 'EQUAL', 5n))).toEqual(['int']);
    expect(await found(byName('EQUAL'), byName('GREATER_THAN_OR_EQUAL'), where('v', 'GREATER_THAN', 1n))).toEqual([
      'int',
    ]);
  });

  test('an inequality on a field cannot be combined with an order by name alone', async () => {
    const orderBy = [{ field: { fieldPath: '__name__' } }];
    const ranged = where('v', 'GREATER_THAN', 1n);
    const refusal = /^order by clause cannot contain more fields after the key$/;
    await expect(idsOf(backend, 'c', { where: all(ranged), orderBy })).rejects.toThrow(refusal);
    const behind = [...orderBy, { field: { fieldPath: 'v' } }];
    await expect(idsOf(backend, 'c', { orderBy: behind })).rejects.toThrow(refusal);
    expect(await idsOf(backend, 'c', { where: all(where('v', 'EQUAL', 5n)), orderBy })).toEqual(['double', 'int']);
    const before = [...behind].reverse();
    expect(await idsOf(backend, 'c', { where: all(ranged), orderBy: before })).toEqual(['double', 'int', 'larger']);
  });

  test('a filter of alternatives finds each document once, and only with the fields of its implicit order', async () => {
    expect(await idsOf(backend, 'c', { where: any(where('v', 'EQUAL', 7n), where('v', 'IN', [7n, '5'])) })).toEqual([
      'larger',
      'text',
    ]);
    expect(
      await idsOf(backend, 'c', { where: any(where('v', 'GREATER_THAN', 5n), where('list', 'EQUAL', 'a')) }),
    ).toEqual(['larger', 'text']);
  });
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Nested composite filters with one field filter in the middle. */
function nested(depth: number): WireFilter {
  let filter = where('v', 'EQUAL', 1n);
  for (let level = 0; level < depth; level += 1) filter = all(filter);
  return filter;
}

describe('accepted queries', () => {
  test.each([
    ['with 30 values for in', where('v', 'IN', many(30))],
    ['with 10 values for not-in', where('v', 'NOT_IN', many(10))],
    ['with 30 alternatives', all(where('v', 'IN', many(5)), where('w', 'IN', many(6)))],
    ['with 10 fields of inequality', all(...many(10).map((index) => where(`f${index}`, 'LESS_THAN', 1)))],
    ['with 100 parts', all(...many(100).map((index) => where(`f${index}`, 'EQUAL', 1)))],
    ['with parts nested 100 deep', nested(100)],
  ])('a query %s is accepted', async (_why, filter) => {
    await expect(idsOf(backend, 'c', { where: filter })).resolves.toBeDefined();
  });
});

describe('refused queries', () => {
  test.each([
    ['with more than 30 values for in', where('v', 'IN', many(31)), /'IN' supports up to 30/],
    ['with more than 10 values for not-in', where('v', 'NOT_IN', many(11)), /'NOT_IN' supports up to 10/],
    ['with an empty list', where('v', 'IN', []), /non-empty/],
    [
      'with more than 30 alternatives',
      all(where('v', 'IN', many(6)), where('w', 'IN', many(6))),
      /too many disjunctions/,
    ],
    [
      'with two array-contains in one alternative',
      all(where('v', 'ARRAY_CONTAINS', 1), where('w', 'ARRAY_CONTAINS_ANY', [1])),
      /maximum of 1 'ARRAY_CONTAINS'/,
    ],
    ['with not-in beside !=', all(where('v', 'NOT_IN', [1]), where('w', 'NOT_EQUAL', 1)), /Only a single/],
    ['with two of !=', all(where('v', 'NOT_EQUAL', 1), where('w', 'NOT_EQUAL', 1)), /Only a single/],
    ['with not-in among alternatives', any(where('v', 'NOT_IN', [1]), where('w', 'EQUAL', 1)), /'NOT_IN'.*'OR'/],
    ['with a part that says nothing', all(where('v', 'EQUAL', 1), {}), /without a type/],
    ['with an empty list of parts', all(), /at least one filter/],
    [
      'with more than 10 fields of inequality',
      all(...many(11).map((index) => where(`f${index}`, 'LESS_THAN', 1))),
      /up to 10 fields/,
    ],
    ['with more than 100 parts', all(...many(101).map((index) => where(`f${index}`, 'EQUAL', 1))), /up to 100/],
    ['with parts inside parts inside parts', nested(101), /nested deeper/],
    ['with an array where a key belongs', where('__name__', 'IN', ['x']), /must be a Key/],
    ['with not-in beside in', all(where('v', 'NOT_IN', [1]), where('w', 'IN', [1])), /'NOT_IN'/],
    ['with an unknown operator', where('v', 'LIKE', 1), /operator/],
  ])('a query %s is refused', async (_why, filter, message) => {
    await expect(idsOf(backend, 'c', { where: filter })).rejects.toThrow(message);
  });

  test('a negative limit or offset, too many cursor values or a repeated order is refused', async () => {
    await expect(idsOf(backend, 'c', { limit: -1 })).rejects.toThrow(/limit/);
    await expect(idsOf(backend, 'c', { offset: -1 })).rejects.toThrow(/offset/);
    const values = [{ integerValue: 1 }, { integerValue: 2 }, { integerValue: 3 }];
    const order = { field: { fieldPath: 'v' } };
    await expect(idsOf(backend, 'c', { orderBy: [order], startAt: { values } })).rejects.toThrow(/too many values/);
    await expect(idsOf(backend, 'c', { orderBy: [order, order] })).rejects.toThrow(/duplicate/);
  });

  test('each alternative may have its own array-contains', async () => {
    const filter = any(where('list', 'ARRAY_CONTAINS', 1n), where('list', 'ARRAY_CONTAINS', 'a'));
    expect(await idsOf(backend, 'c', { where: filter })).toEqual(['double', 'int']);
  });
});
