import { describe, expect, test } from 'vitest';
import type { Document } from '../store/document.ts';
import type { Value } from '../values/value.ts';
import { aggregate, parseAggregations } from './aggregate.ts';

function compute(values: readonly (Value | undefined)[]): Record<string, unknown> {
  const documents = values.map((value, index): Document => ({
    name: `d${index}`,
    createTime: 1n,
    updateTime: 1n,
    fields: new Map<string, Value>(value === undefined ? [] : [['n', value]]),
  }));
  const field = { fieldPath: 'n' };
  return aggregate(
    parseAggregations([{ alias: 's', sum: { field } }, { alias: 'a', avg: { field } }, { count: {} }]),
    documents,
  );
}

describe('aggregations', () => {
  test('integers sum up to an integer and average to a double', () => {
    expect(compute([1n, 2n])).toEqual({
      s: { integerValue: '3' },
      a: { doubleValue: 1.5 },
      field_1: { integerValue: '2' },
    });
  });

  test('only documents with the field count, and only numbers', () => {
    expect(compute([1n, undefined, 'x', null])).toMatchObject({
      s: { integerValue: '1' },
      field_1: { integerValue: '3' },
    });
  });

  test('aggregations over no documents are zero and null', () => {
    expect(compute([])).toMatchObject({ s: { integerValue: '0' }, a: { nullValue: null } });
  });

  test('sums become doubles beyond 64 bits and with any double', () => {
    expect(compute([2n ** 63n - 1n, 1n])).toMatchObject({ s: { doubleValue: 2 ** 63 } });
    expect(compute([1n, 2])).toMatchObject({ s: { doubleValue: 3 } });
    expect(compute([1n, Number.NaN])).toMatchObject({ s: { doubleValue: 'NaN' }, a: { doubleValue: 'NaN' } });
  });

  test('a request has one to five aggregations with unique aliases', () => {
    expect(() => parseAggregations([])).toThrow(/at least one/);
    expect(() => parseAggregations(Array.from({ length: 6 }, () => ({ count: {} })))).toThrow(
      /maximum number of aggregations/,
    );
    expect(() =>
      parseAggregations([
        { alias: 'a', count: {} },
        { alias: 'a', count: {} },
      ]),
    ).toThrow(/unique/);
  });

  test('aggregations without an alias are numbered', () => {
    const named = { alias: 'all', count: {} };
    expect([...parseAggregations([named, { count: {} }, { ...named, alias: 'b' }, { count: {} }]).keys()]).toEqual([
      'all',
      'field_1',
      'b',
      'field_2',
    ]);
    expect(() => parseAggregations([{ alias: 'field_1', count: {} }, { count: {} }])).toThrow(/unique/);
  });

  test('an alias must be a valid field name', () => {
    expect(() => parseAggregations([{ alias: '__a__', count: {} }])).toThrow(/reserved/);
    expect(() => parseAggregations([{ alias: 'a'.repeat(1501), count: {} }])).toThrow(/1500/);
    expect(parseAggregations([{ alias: 'a'.repeat(1500), count: {} }]).size).toBe(1);
  });

  test('a count may have an upper bound', () => {
    const documents = Array.from({ length: 5 }, () => ({ fields: new Map() }) as unknown as Document);
    expect(aggregate(parseAggregations([{ alias: 'c', count: { upTo: '3' } }]), documents)).toEqual({
      c: { integerValue: '3' },
    });
  });
});
