import { expect, test } from 'vitest';
import { openBackend, OWNER, ROOT, set, user } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { PartitionQueryRequest, StructuredQuery, WireCursor } from '../wire.ts';

const QUERY: StructuredQuery = {
  from: [{ collectionId: 'c', allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
};
const REQUEST: PartitionQueryRequest = { parent: ROOT, structuredQuery: QUERY };

async function withGroup(size: number): Promise<Backend> {
  const backend = await openBackend();
  const writes = Array.from({ length: size }, (_, index) => set(`p/${index % 7}/c/d${index}`, {}));
  await backend.commit(OWNER, { writes: [...writes, set('other/x', {})] });
  return backend;
}

const namesOf = (cursors: readonly WireCursor[] | undefined): (string | undefined)[] =>
  (cursors ?? []).map(({ values }) => values?.[0]?.referenceValue);

test('the ranges between the cursors cover the group, with each document once and in similar numbers', async () => {
  const backend = await withGroup(100);
  const { partitions = [] } = backend.partitionQuery(OWNER, { ...REQUEST, partitionCount: '3' });
  expect(partitions).toHaveLength(3);
  const sizes: number[] = [];
  const seen = new Set<string | undefined>();
  for (let index = 0; index <= partitions.length; index += 1) {
    const [startAt, endAt] = [partitions[index - 1], partitions[index]];
    const bounds = { ...(startAt === undefined ? {} : { startAt }), ...(endAt === undefined ? {} : { endAt }) };
    const found = await backend.runQuery(OWNER, { parent: ROOT, structuredQuery: { ...QUERY, ...bounds } });
    sizes.push(found.length);
    for (const { document } of found) seen.add(document?.name);
  }
  expect(sizes).toEqual([25, 25, 25, 25]);
  expect(seen.size).toBe(100);
});

test('a partition has no more cursors than there are documents to separate', async () => {
  expect((await withGroup(0)).partitionQuery(OWNER, { ...REQUEST, partitionCount: 4 })).toEqual({});
  const { partitions } = (await withGroup(3)).partitionQuery(OWNER, { ...REQUEST, partitionCount: 10 });
  expect(partitions).toHaveLength(2);
});

test('partition cursors come in pages', async () => {
  const backend = await withGroup(100);
  const whole = backend.partitionQuery(OWNER, { ...REQUEST, partitionCount: 5 });
  const paged: (string | undefined)[] = [];
  let pageToken = '';
  do {
    const page = backend.partitionQuery(OWNER, { ...REQUEST, partitionCount: 5, pageSize: 2, pageToken });
    expect(page.partitions?.length).toBeLessThanOrEqual(2);
    paged.push(...namesOf(page.partitions));
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
  expect(paged).toEqual(namesOf(whole.partitions));
});

test.each<[string, PartitionQueryRequest]>([
  ['without a count', REQUEST],
  ['below a document', { ...REQUEST, parent: `${ROOT}/a/b`, partitionCount: 1 }],
  [
    'of one collection',
    { ...REQUEST, partitionCount: 1, structuredQuery: { ...QUERY, from: [{ collectionId: 'c' }] } },
  ],
  ['without an order', { ...REQUEST, partitionCount: 1, structuredQuery: { from: QUERY.from ?? [] } }],
  ['with a limit', { ...REQUEST, partitionCount: 1, structuredQuery: { ...QUERY, limit: 5 } }],
  ['with a token of its own making', { ...REQUEST, partitionCount: 1, pageToken: 'x' }],
])('a partition query %s is refused', async (_what, request) => {
  const backend = await withGroup(3);
  expect(() => backend.partitionQuery(OWNER, request)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  expect(() => backend.partitionQuery(user('ada'), { ...request, partitionCount: 1 })).toThrow(/administrators/);
});
