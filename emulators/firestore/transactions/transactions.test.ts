import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A commit that waits for no transaction: the commit of another transaction. */
const elsewhere = (...writes: WireWrite[]) => backend.commit(OWNER, { writes, transaction: begin() });

const write = (value: bigint): WireWrite => merge('c/counter', { n: value }, 'n');
const aborted = expect.objectContaining({ code: 'ABORTED' });
const invalid = expect.objectContaining({ code: 'INVALID_ARGUMENT' });

/** Runs a transaction as the server SDKs do: up to five attempts, each naming the one before. */
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

describe('read-write transactions', () => {
  test('a transaction commits when no other commit changed its reads', async () => {
    const transaction = begin();
    const value = await readCounter(transaction);
    await backend.commit(OWNER, { writes: [write(value + 1n)], transaction });
    expect(read(backend, 'c/counter')).toEqual({ n: wire(1n) });
  });

  test('a transaction is aborted when another commit changed a document it read', async () => {
    const transaction = begin();
    await readCounter(transaction);
    await elsewhere(write(5n));
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toEqual(aborted);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(5n) });
  });

  test('a transaction is aborted when its query would find other documents', async () => {
    const transaction = begin();
    const structuredQuery = { from: [{ collectionId: 'c' }], where: where('n', 'GREATER_THAN', 10n) };
    await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction });
    await elsewhere(set('c/other', { n: 5n }));
    await elsewhere(set('c/more', { n: 11n }));
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toEqual(aborted);
  });

  test('a transaction is not disturbed by changes outside its reads', async () => {
    const transaction = begin();
    await readCounter(transaction);
    await backend.commit(OWNER, { writes: [set('c/other', {})] });
    await backend.commit(OWNER, { writes: [write(1n)], transaction });
    expect(read(backend, 'c/counter')).toEqual({ n: wire(1n) });
  });

  test('of two transactions that read one document, the first commits at once and the other in its second attempt', async () => {
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

  test('a transaction succeeds within five attempts while fifty count at the same time', async () => {
    const increment = async (transaction: string): Promise<WireWrite[]> => {
      const value = await readCounter(transaction);
      await wait(1);
      return [write(value + 1n)];
    };
    const attempts = await Promise.all(Array.from({ length: 50 }, () => transact(increment)));
    expect(Math.max(...attempts)).toBeLessThanOrEqual(3);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(50n) });
  });

  test('a transaction succeeds within five attempts while twenty count with a query', async () => {
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

  test.each([
    ['the same document', (transaction: string) => readCounter(transaction)],
    [
      'with the same query',
      (transaction: string) =>
        backend.runQuery(OWNER, { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] }, transaction }),
    ],
  ])(
    'a transaction that reads %s while another one holds it waits, so that neither is aborted',
    async (_what, look) => {
      const [first, second] = [begin(), begin()];
      await look(first);
      const waiting = look(second);
      await backend.commit(OWNER, { writes: [write(1n)], transaction: first });
      await waiting;
      expect(await readCounter(second)).toBe(1n);
      await backend.commit(OWNER, { writes: [write(2n)], transaction: second });
      expect(read(backend, 'c/counter')).toEqual({ n: wire(2n) });
    },
  );

  test('a transaction that is rolled back while it waits reads nothing', async () => {
    const [first, second] = [begin(), begin()];
    await readCounter(first);
    const waiting = readCounter(second);
    backend.rollback(OWNER, second);
    await expect(waiting).rejects.toEqual(invalid);
  });

  test('of two transactions that lock in opposite order, one is refused instead of a deadlock', async () => {
    const retry = async (): Promise<string> => begin(begin());
    const [first, second] = [await retry(), await retry()];
    const get = (transaction: string, id: string) =>
      backend.batchGet(OWNER, { documents: [`${ROOT}/c/${id}`], transaction });
    await get(first, 'a');
    await get(second, 'b');
    const outcomes = await Promise.allSettled([get(first, 'b'), get(second, 'a')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'ABORTED' } });
  });

  test('a transaction can be opened by its first read and rolled back', async () => {
    const [response] = await backend.batchGet(OWNER, { documents: [counter], newTransaction: {} });
    const transaction = response?.transaction as string;
    backend.rollback(OWNER, transaction);
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toThrow(/no longer valid/);
  });

  test('a transaction opened by a read is read-only unless the request says otherwise', async () => {
    const documents = [counter];
    const opened = async (newTransaction: TransactionOptions): Promise<string> =>
      (await backend.batchGet(OWNER, { documents, newTransaction }))[0]?.transaction as string;
    const commitIn = (transaction: string): Promise<unknown> =>
      backend.commit(OWNER, { writes: [write(1n)], transaction });
    for (const newTransaction of [{}, { readOnly: {} }]) {
      await expect(commitIn(await opened(newTransaction))).rejects.toThrow(/read-only/);
    }
    await expect(commitIn(await opened({ readWrite: {} }))).resolves.toBeDefined();
  });

  test('an ended transaction can be rolled back again, an unknown one cannot', async () => {
    const transaction = begin();
    backend.rollback(OWNER, transaction);
    expect(() => backend.rollback(OWNER, transaction)).not.toThrow();
    for (const unknown of ['', 'bm9uZQ==', 'not base64 at all'])
      expect(() => backend.rollback(OWNER, unknown)).toThrow(invalid);
  });

  test('a transaction cannot commit twice', async () => {
    const transaction = begin();
    await backend.commit(OWNER, { writes: [write(1n)], transaction });
    await expect(backend.commit(OWNER, { writes: [write(2n)], transaction })).rejects.toEqual(invalid);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(1n) });
  });

  test.each([
    ['a minute of silence', [60_000], 60_001],
    ['four and a half minutes, however busy', [60_000, 60_000, 60_000, 60_000, 30_000], 1],
  ])('a transaction expires after %s, not before', async (_name, alive, late) => {
    const transaction = begin();
    for (const step of alive) {
      now += step;
      await readCounter(transaction);
    }
    now += late;
    await expect(readCounter(transaction)).rejects.toEqual(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringMatching(/transaction has expired/) }),
    );
  });
});

describe('a write outside transactions', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Commits a transaction that read the counter while the write was already requested; returns who wrote last. */
  async function raced(outside: () => Promise<unknown>, retried: boolean): Promise<string[]> {
    const order: string[] = [];
    const transaction = retried ? begin(begin()) : begin();
    const value = await readCounter(transaction);
    const waiting = outside().then(() => order.push('outside'));
    await backend.commit(OWNER, { writes: [write(value + 1n)], transaction }).then(() => order.push('transaction'));
    await waiting;
    return order;
  }

  const increment: WireWrite = { ...write(0n), updateTransforms: [{ fieldPath: 'n', increment: wire(10n) }] };
  const ways: [string, () => Promise<unknown>][] = [
    ['a commit', () => backend.commit(OWNER, { writes: [increment] })],
    ['a batch of independent writes', () => backend.batchWrite(OWNER, { writes: [increment] })],
    ['an update', () => backend.updateDocument(OWNER, { document: { name: counter, fields: { n: wire(7n) } } })],
    ['a deletion', () => backend.deleteDocument(OWNER, { name: counter })],
  ];

  test.each(ways.flatMap(([name, run]) => [false, true].map((retried) => [name, retried, run] as const)))(
    '%s waits for a transaction that has read its document (second attempt: %s)',
    async (_name, retried, run) => {
      expect(await raced(run, retried)).toEqual(['transaction', 'outside']);
    },
  );

  test('a write waits for a transaction whose query would find the document', async () => {
    const transaction = begin();
    const structuredQuery = { from: [{ collectionId: 'c' }], where: where('n', 'GREATER_THAN', 10n) };
    await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction });
    const waiting = backend.createDocument(OWNER, {
      parent: ROOT,
      collectionId: 'c',
      documentId: 'x',
      document: { fields: { n: wire(11n) } },
    });
    await backend.createDocument(OWNER, { parent: ROOT, collectionId: 'c', document: { fields: { n: wire(9n) } } });
    expect(read(backend, 'c/x')).toBeUndefined();
    await backend.commit(OWNER, { writes: [write(1n)], transaction });
    await waiting;
    expect(read(backend, 'c/x')).toEqual({ n: wire(11n) });
  });

  test('a write goes ahead after the wait limit, and the transaction must be retried', async () => {
    vi.useFakeTimers();
    const transaction = begin();
    await readCounter(transaction);
    const outside = backend.commit(OWNER, { writes: [write(5n)] });
    await vi.advanceTimersByTimeAsync(999);
    expect(read(backend, 'c/counter')).toEqual({ n: wire(0n) });
    await vi.advanceTimersByTimeAsync(1);
    await outside;
    expect(read(backend, 'c/counter')).toEqual({ n: wire(5n) });
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction })).rejects.toEqual(aborted);
  });
});

describe('read-only transactions', () => {
  const open = (readOnly: TransactionOptions['readOnly']): string =>
    backend.beginTransaction(OWNER, { readOnly: readOnly ?? {} }).transaction;

  test('a read-only transaction sees the documents of its start and blocks nobody', async () => {
    const transaction = open({});
    await backend.commit(OWNER, { writes: [write(5n), set('c/new', { n: 1n })] });
    expect(await readCounter(transaction)).toBe(0n);
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    expect(await backend.runQuery(OWNER, { parent: ROOT, structuredQuery, transaction })).toHaveLength(1);
    await backend.commit(OWNER, { writes: [], transaction });
  });

  test('a read-only transaction cannot write', async () => {
    await expect(backend.commit(OWNER, { writes: [write(1n)], transaction: open({}) })).rejects.toThrow(/read-only/);
  });

  test('a read-only transaction sees the microsecond of its read time', async () => {
    const first = await backend.commit(OWNER, { writes: [write(1n)] });
    await backend.commit(OWNER, { writes: [write(2n)] });
    expect(await readCounter(open({ readTime: first.commitTime }))).toBe(1n);
  });

  test('a read time may be up to an hour ago', async () => {
    now += 7_200_000;
    const readTime = (offset: number) => new Date(now + offset).toISOString();
    expect(await readCounter(open({ readTime: readTime(-3_600_000) }))).toBe(0n);
    expect(await readCounter(open({ readTime: readTime(0) }))).toBe(0n);
    expect(() => open({ readTime: readTime(-3_600_001) })).toThrow(
      expect.objectContaining({
        code: 'FAILED_PRECONDITION',
        message: 'The requested snapshot version is too old.',
      }),
    );
    expect(() => open({ readTime: readTime(1) })).toThrow(invalid);
  });

  test('a read time finer than a microsecond is refused', () => {
    expect(() => open({ readTime: '2020-01-01T00:00:00.0000001Z' })).toThrow(invalid);
  });
});
