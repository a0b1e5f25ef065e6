import { beforeEach, describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import type { Document } from './document.ts';
import { Orders } from './orders.ts';
import type { IndexSpec } from './sorted-index.ts';

const BY_N: IndexSpec = { fields: [{ path: ['n'], descending: false, elements: false }], nameDescending: false };
const BY_TAG: IndexSpec = { fields: [{ path: ['tags'], descending: false, elements: true }], nameDescending: false };

let documents: Map<string, Document>;
let orders: Orders;

beforeEach(() => {
  documents = new Map();
  orders = new Orders({
    get size() {
      return documents.size;
    },
    documents: () => documents.values(),
  });
});

function put(id: string, fields: Record<string, Value> | null): void {
  const before = documents.get(id) ?? null;
  const after =
    fields === null ? null : { name: id, createTime: 1n, updateTime: 1n, fields: new Map(Object.entries(fields)) };
  if (after === null) documents.delete(id);
  else documents.set(id, after);
  orders.note({ name: id, before, after });
}

/** The first request for an index only counts as interest; the second one builds it. */
function inOrder(spec: IndexSpec): string[] {
  const index = orders.index(spec) ?? orders.index(spec);
  return Array.from({ length: index?.length ?? 0 }, (_, position) => index?.at(position).name ?? '');
}

describe('the indexes of a collection', () => {
  test('an index is built when it is requested for the second time', () => {
    put('a', { n: 1n });
    expect(orders.index(BY_N)).toBeNull();
    expect(orders.index(BY_N)?.length).toBe(1);
    expect(orders.index(BY_TAG)).toBeNull();
  });

  test('indexes follow documents that are added, moved, changed twice and deleted', () => {
    put('a', { n: 1n });
    put('b', { n: 2n });
    expect(inOrder(BY_N)).toEqual(['a', 'b']);
    put('a', { n: 3n });
    put('a', { n: 4n });
    put('c', { n: 0n });
    expect(inOrder(BY_N)).toEqual(['c', 'b', 'a']);
    put('d', { n: 1n });
    put('d', null);
    put('e', { n: 9n });
    expect(inOrder(BY_N)).toEqual(['c', 'b', 'a', 'e']);
    put('e', null);
    put('c', { other: 1n });
    put('b', null);
    expect(inOrder(BY_N)).toEqual(['a']);
  });

  test('an array index has an entry for every distinct element', () => {
    put('a', { tags: ['x', 'y', 'x'] });
    put('b', { tags: 'x' });
    expect(inOrder(BY_TAG)).toEqual(['a', 'a']);
    put('a', { tags: ['y'] });
    put('c', { tags: ['w', 'z'] });
    expect(inOrder(BY_TAG)).toEqual(['c', 'a', 'c']);
  });

  test.each([10, 100, 5000])('indexes are right after %i changes without a request in between', (count) => {
    for (let index = 0; index < 200; index += 1) put(`d${index}`, { n: BigInt(index) });
    inOrder(BY_N);
    for (let index = 0; index < count; index += 1) {
      put(`d${index % 300}`, index % 7 === 0 ? null : { n: BigInt(count - index) });
    }
    const expected = [...documents.values()].sort(
      (a, b) => Number(a.fields.get('n')) - Number(b.fields.get('n')) || (a.name < b.name ? -1 : 1),
    );
    expect(inOrder(BY_N)).toEqual(expected.map(({ name }) => name));
  });

  test('indexes that were not requested for long are dropped in favour of the log of changes', () => {
    put('a', { n: 1n });
    const first = orders.index(BY_N) ?? orders.index(BY_N);
    for (let index = 0; index < 3000; index += 1) put('a', { n: BigInt(index) });
    expect(orders.index(BY_N)).not.toBe(first);
    expect(inOrder(BY_N)).toEqual(['a']);
  });
});
