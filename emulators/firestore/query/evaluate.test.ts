import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Database } from '../store/database.ts';
import type { Document } from '../store/document.ts';
import type { Value } from '../values/value.ts';
import type { StructuredQuery, WireFilter, WireValue } from '../wire.ts';
import { compileQuery } from './compile.ts';
import { collect, evaluate, matches } from './evaluate.ts';

const DATABASE = 'projects/p/databases/d';
const ROOT = `${DATABASE}/documents`;
const FIELDS = ['a', 'b'];

type Row = { readonly id: number; readonly group: number; readonly values: readonly (Value | undefined)[] };

const value = fc.option(
  fc.oneof(
    { weight: 5, arbitrary: fc.bigInt({ min: 0n, max: 4n }) },
    fc.constantFrom<Value>(null, 'x', 1.5, Number.NaN, [1n], [2n, 1, null], [3n, 3, Number.NaN]),
  ),
  { nil: undefined },
);
const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 500 }),
    group: fc.constantFrom(0, 0, 0, 1),
    values: fc.tuple(value, value),
  }),
  { selector: (row) => `${row.group}/${row.id}`, minLength: 160, maxLength: 200 },
);
const operand = fc.integer({ min: 0, max: 4 }).map((number): WireValue => ({ integerValue: number }));
const leaf = fc
  .tuple(
    fc.constantFrom(...FIELDS),
    fc.constantFrom('EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
    operand,
  )
  .map(([fieldPath, op, filterValue]): WireFilter => ({
    fieldFilter: { field: { fieldPath }, op, value: filterValue },
  }));
const operands = fc
  .array(fc.oneof(operand, fc.constantFrom<WireValue>({ nullValue: null }, { doubleValue: 'NaN' })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((values): WireValue => ({ arrayValue: { values } }));
const listLeaf = fc
  .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'), operands)
  .map(([fieldPath, op, filterValue]): WireFilter => ({
    fieldFilter: { field: { fieldPath }, op, value: filterValue },
  }));
const containsLeaf = fc.tuple(fc.constantFrom(...FIELDS), operand).map(([fieldPath, item]): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op: 'ARRAY_CONTAINS', value: item },
}));
const nameLeaf = fc
  .tuple(
    fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([op, place]): WireFilter => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op,
      value: { referenceValue: `${ROOT}/c/d${place * 100}` },
    },
  }));
const filter = fc.oneof(
  leaf,
  nameLeaf,
  listLeaf,
  containsLeaf,
  fc
    .tuple(fc.oneof(leaf, nameLeaf), fc.oneof(listLeaf, containsLeaf))
    .map((filters): WireFilter => ({ compositeFilter: { op: 'AND', filters } })),
  fc
    .tuple(fc.constantFrom<'AND' | 'OR'>('AND', 'AND', 'OR'), fc.array(leaf, { minLength: 1, maxLength: 3 }))
    // Only one != is allowed in a query.
    .filter(([, leaves]) => leaves.filter(({ fieldFilter }) => fieldFilter?.op === 'NOT_EQUAL').length < 2)
    .map(([op, filters]): WireFilter => ({ compositeFilter: { op, filters } })),
);
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const orderBy = fc
  .tuple(fc.subarray([...FIELDS, '__name__']), direction, direction)
  .map(([paths, first, rest]) =>
    paths.map((fieldPath, index) => ({ field: { fieldPath }, direction: index === 0 ? first : rest })),
  );
const query = fc.record(
  {
    where: filter,
    orderBy,
    limit: fc.integer({ min: 0, max: 12 }),
    offset: fc.integer({ min: 0, max: 5 }),
    cursor: fc.tuple(operand, fc.boolean(), fc.boolean(), operand),
    allDescendants: fc.boolean(),
  },
  { requiredKeys: ['orderBy'] },
);

/** An order after the name is not allowed, so the name is no order of its own beside inequalities on other fields. */
function allowedOrders({ where, orderBy: asked }: Pick<Sketch, 'where' | 'orderBy'>): Sketch['orderBy'] {
  const leaves = where?.compositeFilter?.filters ?? (where === undefined ? [] : [where]);
  const named = new Set(asked.map(({ field }) => field.fieldPath));
  const adds = leaves.some(
    ({ fieldFilter }) =>
      /LESS|GREATER|NOT_EQUAL/.test(fieldFilter?.op ?? '') && !named.has(fieldFilter?.field?.fieldPath ?? ''),
  );
  return adds ? asked.filter(({ field }) => field.fieldPath !== '__name__') : asked;
}

type Sketch = Parameters<Parameters<typeof query.map>[0]>[0];

function toStructured({ cursor, allDescendants, ...rest }: Sketch): StructuredQuery {
  const structured = {
    from: [{ collectionId: 'c', allDescendants: allDescendants ?? false }],
    ...rest,
    orderBy: allowedOrders(rest),
  };
  const paths = structured.orderBy.map(({ field }) => field.fieldPath);
  if (cursor === undefined || paths.length === 0) return structured;
  const [first, before, isStart, second] = cursor;
  const values = paths.map((path, index): WireValue => {
    const number = (index === 0 ? first : second).integerValue;
    return path === '__name__'
      ? { referenceValue: `${ROOT}/c/d${Number(number) * 100}` }
      : { integerValue: String(number) };
  });
  return { ...structured, [isStart ? 'startAt' : 'endAt']: { values, before } };
}

function toDocument({ id, group, values }: Row): Document {
  const entries = values.flatMap((item, index) =>
    item === undefined ? [] : [[FIELDS[index], item] as [string, Value]],
  );
  const parent = group === 0 ? '' : 'p/q/';
  return { name: `${ROOT}/${parent}c/d${id}`, createTime: 1n, updateTime: 1n, fields: new Map(entries) };
}

/** The reference implementation of a query: scan everything, sort everything. */
function expected(documents: readonly Document[], structured: StructuredQuery): string[] {
  const plan = compileQuery(DATABASE, ROOT, structured);
  const found = documents.filter((document) => matches(plan, document)).sort(plan.compare);
  const end = plan.limit === null ? found.length : plan.offset + plan.limit;
  return found.slice(plan.offset, end).map((document) => document.name);
}

describe('a query and its indexes', () => {
  test('a query with indexes answers the same as a full scan, also after changes', () => {
    fc.assert(
      fc.property(rows, rows, fc.array(query, { minLength: 1, maxLength: 6 }), (first, second, sketches) => {
        const few = first.slice(0, 20).map((row) => ({ ...row, values: second[row.id % second.length]?.values ?? [] }));
        const database = new Database(DATABASE);
        const current = new Map<string, Document>();
        let version = 0n;
        for (const round of [first, second, few]) {
          const changes = round.map((row, index) => {
            const after = index % 5 === 4 ? null : toDocument(row);
            const { name } = toDocument(row);
            const before = current.get(name) ?? null;
            if (after === null) current.delete(name);
            else current.set(name, after);
            return { name, before, after };
          });
          version += 1n;
          database.apply(
            version,
            changes.filter(({ before, after }) => before !== after),
            0,
          );
          for (const sketch of sketches) {
            const structured = toStructured(sketch);
            const plan = compileQuery(DATABASE, ROOT, structured);
            const names = expected([...current.values()], structured);
            // The first run scans everything, the second one has an index.
            for (let time = 0; time < 2; time += 1) {
              expect(evaluate(database, plan).map((document) => document.name)).toEqual(names);
            }
            expect(
              collect(database, plan)
                .map((document) => document.name)
                .sort(),
            ).toEqual([...names].sort());
          }
        }
      }),
      { numRuns: 120, endOnFailure: true },
    );
  });

  test('a query of the past answers as it did before a commit', () => {
    const database = new Database(DATABASE);
    const plan = compileQuery(DATABASE, ROOT, { from: [{ collectionId: 'c' }] });
    const document = toDocument({ id: 1, group: 0, values: [1n] });
    database.apply(10n, [{ name: document.name, before: null, after: document }], 0);
    database.apply(20n, [{ name: document.name, before: document, after: null }], 0);
    expect(evaluate(database, plan, database.history.since(10n))).toEqual([document]);
    expect(evaluate(database, plan, database.history.since(20n))).toEqual([]);
    expect(evaluate(database, plan, database.history.since(9n))).toEqual([]);
  });
});
