import { expect, test } from 'vitest';
import { DATABASE, idsOf, merge, openBackend, OWNER, ROOT, set, where } from '../backend-for-tests.ts';

test('a collection group query reaches every level, a parent narrows it', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: ['a/1/t/x', 'a/2/t/y', 't/z', 'a/1/tt/no'].map((path) => set(path, {})) });
  const from = [{ collectionId: 't', allDescendants: true }];
  expect(await idsOf(backend, 't', { from })).toEqual(['x', 'y', 'z']);
  const below = await backend.runQuery(OWNER, { parent: `${ROOT}/a/1`, structuredQuery: { from } });
  expect(below.map((response) => response.document?.name)).toEqual([`${ROOT}/a/1/t/x`]);
});

test('a query without a collection finds everything below its parent', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: ['a/1', 'a/1/b/2', 'a/1/b/2/c/3', 'a/2/b/4'].map((path) => set(path, {})) });
  const responses = await backend.runQuery(OWNER, {
    parent: `${ROOT}/a/1`,
    structuredQuery: { from: [{ allDescendants: true }] },
  });
  expect(responses.map((response) => response.document?.name)).toEqual([`${ROOT}/a/1/b/2`, `${ROOT}/a/1/b/2/c/3`]);
});

test('cursors page through equal values by name', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: ['p', 'q', 'r', 's'].map((id) => set(`c/${id}`, { v: 1n })) });
  const orderBy = [{ field: { fieldPath: 'v' }, direction: 'DESCENDING' }];
  expect(await idsOf(backend, 'c', { orderBy, limit: 2 })).toEqual(['s', 'r']);
  const startAt = { values: [{ integerValue: 1 }, { referenceValue: `${ROOT}/c/r` }], before: false };
  expect(await idsOf(backend, 'c', { orderBy, startAt })).toEqual(['q', 'p']);
  expect(await idsOf(backend, 'c', { orderBy, endAt: { ...startAt, before: true } })).toEqual(['s']);
});

test('select returns only the fields listed', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: [set('c/x', { a: 1n, m: { b: 2n, c: 3n } })] });
  const select = { fields: [{ fieldPath: 'm.b' }] };
  const [response] = await backend.runQuery(OWNER, {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'c' }], select },
  });
  expect(response?.document?.fields).toEqual({ m: { mapValue: { fields: { b: { integerValue: '2' } } } } });
  expect(await idsOf(backend, 'c', { select: { fields: [{ fieldPath: '__name__' }] } })).toEqual(['x']);
});

test('select without fields returns all fields', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: [set('c/x', { a: 1n })] });
  for (const select of [{}, { fields: [] }]) {
    const [response] = await backend.runQuery(OWNER, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'c' }], select },
    });
    expect(response?.document?.fields).toEqual({ a: { integerValue: '1' } });
  }
});

test('a query reports how many documents its offset skipped, also when it skipped all', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: ['x', 'y', 'z'].map((id) => set(`c/${id}`, {})) });
  const skipped = async (offset: number): Promise<(number | undefined)[]> =>
    (await backend.runQuery(OWNER, { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }], offset } })).map(
      ({ skippedResults }) => skippedResults,
    );
  expect(await skipped(0)).toEqual([undefined, undefined, undefined]);
  expect(await skipped(2)).toEqual([2, undefined]);
  expect(await skipped(3)).toEqual([3]);
  expect(await skipped(4)).toEqual([3]);
});

test('a transaction that a read begins is announced in a response of its own', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: [set('c/x', {})] });
  const structuredQuery = { from: [{ collectionId: 'c' }] };
  const newTransaction = { readWrite: {} };
  const alone = { transaction: expect.any(String) as unknown };
  const queried = await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, newTransaction });
  expect(queried).toEqual([alone, { document: expect.anything(), readTime: expect.any(String) }]);
  const got = await backend.batchGet(OWNER, { documents: [`${ROOT}/c/x`], newTransaction });
  expect(got).toEqual([alone, { found: expect.anything(), readTime: expect.any(String) }]);
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
  const counted = await backend.runAggregationQuery(OWNER, {
    parent: ROOT,
    structuredAggregationQuery,
    newTransaction,
  });
  expect(counted).toEqual([alone, { result: expect.anything(), readTime: expect.any(String) }]);
});

test('a query without results still returns a read time', async () => {
  const backend = await openBackend();
  const responses = await backend.runQuery(OWNER, {
    parent: ROOT,
    structuredQuery: { from: [{ collectionId: 'none' }] },
  });
  expect(responses).toEqual([{ readTime: expect.any(String) }]);
});

test('batchGet returns found and missing documents once each', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: [set('c/x', { a: 1n })] });
  const documents = [`${ROOT}/c/x`, `${ROOT}/c/y`, `${ROOT}/c/x`];
  const responses = await backend.batchGet(OWNER, { documents });
  expect(responses.map((response) => response.found?.name ?? response.missing)).toEqual([`${ROOT}/c/x`, `${ROOT}/c/y`]);
});

test('get of a missing document is NOT_FOUND', async () => {
  const backend = await openBackend();
  expect(() => backend.getDocument(OWNER, `${ROOT}/c/x`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test('reads may be at a time in the recent past', async () => {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: [set('c/x', { v: 1n })] });
  const [{ readTime } = {}] = await backend.batchGet(OWNER, { documents: [`${ROOT}/c/x`] });
  await backend.commit(OWNER, { writes: [merge('c/x', { v: 2n }, 'v')] });
  if (readTime === undefined) throw new Error('no read time');
  const [then] = await backend.batchGet(OWNER, { documents: [`${ROOT}/c/x`], readTime });
  expect(then?.found?.fields).toEqual({ v: { integerValue: '1' } });
  const structuredQuery = { from: [{ collectionId: 'c' }], where: where('v', 'EQUAL', 1n) };
  expect((await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, readTime }))[0]?.document).toBeDefined();
  await expect(backend.batchGet(OWNER, { documents: [], readTime: '2999-01-01T00:00:00Z' })).rejects.toThrow(/future/);
});

test('reads and writes are counted for each client', async () => {
  const backend = await openBackend();
  const ada = { ...OWNER, client: 'user:ada' };
  await backend.commit(ada, { writes: [set('c/x', {}), set('c/y', {}), { delete: `${ROOT}/c/z` }] });
  await backend.runQuery(ada, { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } });
  await backend.runQuery(ada, { parent: ROOT, structuredQuery: { from: [{ collectionId: 'none' }] } });
  await backend.batchGet(ada, { documents: [`${ROOT}/c/z`] });
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId: 'c' }] },
    aggregations: [{ count: {} }],
  };
  await backend.runAggregationQuery(ada, { parent: ROOT, structuredAggregationQuery });
  expect(backend.usage()).toEqual({ 'user:ada': { reads: 5, writes: 2, deletes: 1 } });
  backend.resetUsage();
  expect(backend.usage()).toEqual({});
});

test('clearing a database removes everything in it and nothing elsewhere', async () => {
  const backend = await openBackend();
  const elsewhere = { ...OWNER, database: 'projects/other/databases/(default)' };
  await backend.commit(OWNER, { writes: [set('c/x', {})] });
  await backend.commit(elsewhere, {
    writes: [{ update: { name: `${elsewhere.database}/documents/c/x`, fields: {} } }],
  });
  const events: unknown[] = [];
  backend.onCommit((event) => events.push(event));
  backend.clear(DATABASE);
  expect(backend.lookup(`${ROOT}/c/x`)).toBeNull();
  expect(backend.lookup(`${elsewhere.database}/documents/c/x`)).not.toBeNull();
  expect(events).toMatchObject([
    { database: DATABASE, cleared: true, changes: [{ name: `${ROOT}/c/x`, after: null }] },
  ]);
});
