import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { merge, openBackend, OWNER, read, ROOT, set, where, wire } from '../backend-for-tests.ts';
import { FirestoreError, type Backend } from '../contract.ts';
import type { TransactionOptions, WireWrite } from '../wire.ts';

let backend: Backend;
let now: number;
const counter = `${ROOT}/c/counter`;

beforeEach(async () => {
  now = Date.now();
  backend = await openBackend({ now: () => now });
  await backend.commit(OWNER, { writes: [set('c/counter', { n: 0n })] });
});

const begin = (retryTransaction = ''): string =>
  backend.beginTransaction(OWNER, { readWrite: { retryTransaction } }).transaction;

async function readCounter(transaction: string): Promise<bigint> {
  const [response] = await backend.batchGet(OWNER, { documents: [counter], transaction });
  return BigInt(response?.found?.fields?.['n']?.integerValue ?? -1);
}

const write = (value: bigint): WireWrite => merge('c/counter', { n: value }, 'n');
const aborted = expect.objectContaining({ code: 'ABORTED' });

/** As server SDKs do it: up to five attempts, each naming the one before. */
async function transact(run: (transaction: string) => Promise<WireWrite[]>): Promise<number> {
  let previous = '';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const transaction = begin(previous);
    try {
      await backend.commit(OWNER, { writes: await run(transaction), transaction });
      return attempt;
    } catch (error) {
      if (!(error instanceof FirestoreError) || error.code !== 'ABORTED') throw error;
      previous = transaction;
      await wait(1);
    }
  }
  throw new Error('five attempts were not enough');
}

describe('a transaction', () => {
  test('commits what it read and nobody else changed', async () => {
    const transaction = begin();
    const value = await readCounter(transaction);
    await backend.commit(OWNER, { writes: [write(value + 1n)], transaction });
    expect(read(backend, 'c/counter')).toEqual({ n: wire(1n) });
  });

  test('is aborted when somebody changed what it read', async () => {
    const transaction = begin();
    await readCounter(transaction);
    await backend.commit(OWNER, { writes: [write(5n)] });
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toEqual(aborted);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(5n) });
  });

  test('is aborted when its query would now find something else', async () => {
    const transaction = begin();
    const structuredQuery = { from: [{ collectionId: 'c' }], where: where('n', 'GREATER_THAN', 10n) };
    await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction });
    await backend.commit(OWNER, { writes: [set('c/other', { n: 5n })] });
    await backend.commit(OWNER, { writes: [set('c/more', { n: 11n })] });
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toEqual(aborted);
  });

  test('is not disturbed by changes it did not look at', async () => {
    const transaction = begin();
    await readCounter(transaction);
    await backend.commit(OWNER, { writes: [set('c/other', {})] });
    await backend.commit(OWNER, { writes: [write(1n)], transaction });
    expect(read(backend, 'c/counter')).toEqual({ n: wire(1n) });
  });

  test('of two that read the same document, one gets through at once and the other in its second attempt', async () => {
    let readers = 0;
    let bothRead = (): void => undefined;
    const meeting = new Promise<void>((resolve) => (bothRead = resolve));
    const increment = async (transaction: string): Promise<WireWrite[]> => {
      const value = await readCounter(transaction);
      readers += 1;
      if (readers === 2) bothRead();
      await meeting;
      return [write(value + 1n)];
    };
    expect((await Promise.all([transact(increment), transact(increment)])).sort()).toEqual([1, 2]);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(2n) });
  });

  test('succeeds within five attempts although fifty count at the same time', async () => {
    const increment = async (transaction: string): Promise<WireWrite[]> => {
      const value = await readCounter(transaction);
      await wait(1);
      return [write(value + 1n)];
    };
    const attempts = await Promise.all(Array.from({ length: 50 }, () => transact(increment)));
    expect(Math.max(...attempts)).toBeLessThanOrEqual(3);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(50n) });
  });

  test('succeeds within five attempts although twenty count with a query', async () => {
    const structuredQuery = { from: [{ collectionId: 'entries' }] };
    const append = async (transaction: string): Promise<WireWrite[]> => {
      const found = await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction });
      await wait(1);
      const place = found.filter((response) => response.document !== undefined).length;
      return [{ ...set(`entries/e${place}`, {}), currentDocument: { exists: false } }];
    };
    await Promise.all(Array.from({ length: 20 }, () => transact(append)));
    expect(read(backend, 'entries/e19')).toEqual({});
  });

  test('locking in the opposite order of another is refused instead of waiting for ever', async () => {
    const retry = async (): Promise<string> => begin(begin());
    const [first, second] = [await retry(), await retry()];
    const get = (transaction: string, id: string) =>
      backend.batchGet(OWNER, { documents: [`${ROOT}/c/${id}`], transaction });
    await get(first, 'a');
    await get(second, 'b');
    const waiting = get(first, 'b');
    await expect(get(second, 'a')).rejects.toEqual(aborted);
    await waiting;
  });

  test('can be opened by its first read and rolled back', async () => {
    const [response] = await backend.batchGet(OWNER, { documents: [counter], newTransaction: {} });
    const transaction = response?.transaction as string;
    backend.rollback(OWNER, transaction);
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toThrow(/no longer valid/);
  });

  test('expires after a minute of silence', async () => {
    const transaction = begin();
    now += 61_000;
    await expect(readCounter(transaction)).rejects.toEqual(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});

describe('a commit without a transaction', () => {
  test('waits for a transaction that is in its second attempt', async () => {
    const transaction = begin(begin());
    const value = await readCounter(transaction);
    const outside = backend.commit(OWNER, {
      writes: [{ ...write(0n), updateTransforms: [{ fieldPath: 'n', increment: wire(10n) }] }],
    });
    await backend.commit(OWNER, { writes: [write(value + 1n)], transaction });
    await outside;
    expect(read(backend, 'c/counter')).toEqual({ n: wire(10n) });
  });
});

describe('a read-only transaction', () => {
  const open = (readOnly: TransactionOptions['readOnly']): string =>
    backend.beginTransaction(OWNER, { readOnly: readOnly ?? {} }).transaction;

  test('sees everything as it was when it began, and holds nobody up', async () => {
    const transaction = open({});
    await backend.commit(OWNER, { writes: [write(5n), set('c/new', { n: 1n })] });
    expect(await readCounter(transaction)).toBe(0n);
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    expect(await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction })).toHaveLength(1);
    await backend.commit(OWNER, { writes: [], transaction });
  });

  test('cannot write', async () => {
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction: open({}) })).rejects.toThrow(/read-only/);
  });
});
