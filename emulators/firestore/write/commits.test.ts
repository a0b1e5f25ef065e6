import { beforeEach, describe, expect, test } from 'vitest';
import { merge, openBackend, OWNER, read, ROOT, set, wire } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { CommitResponse, FieldTransform, WireValue, WireWrite } from '../wire.ts';

let backend: Backend;
const commit = (...writes: WireWrite[]): Promise<CommitResponse> => backend.commit(OWNER, { writes });
const transform = (...updateTransforms: FieldTransform[]): WireWrite => ({ ...merge('c/x', {}), updateTransforms });
const name = `${ROOT}/c/x`;

beforeEach(async () => {
  backend = await openBackend();
});

describe('a single write', () => {
  test('a write without a mask replaces the document', async () => {
    await commit(set('c/x', { a: 1n, b: 2n }));
    await commit(set('c/x', { b: 3n }));
    expect(read(backend, 'c/x')).toEqual({ b: wire(3n) });
  });

  test('a write with a mask sets the named fields and deletes those that it names without a value', async () => {
    await commit(set('c/x', { keep: 1n, gone: 2n, map: { inner: 3n, gone: 4n, 'odd.name': 5n } }));
    const data = { map: { inner: 9n, ignored: 1n }, ignored: 1n };
    await commit(merge('c/x', data, 'gone', 'map.inner', 'map.gone', 'map.`odd.name`'));
    expect(read(backend, 'c/x')).toEqual({ keep: wire(1n), map: wire({ inner: 9n }) });
  });

  test('a write with an empty mask creates an empty document and leaves an existing one unchanged', async () => {
    await commit(merge('c/x', { a: 1n }));
    expect(read(backend, 'c/x')).toEqual({});
    await commit(set('c/x', { a: 1n }));
    await commit(merge('c/x', {}));
    expect(read(backend, 'c/x')).toEqual({ a: wire(1n) });
  });

  test('a write without a change keeps the update time and makes no event', async () => {
    const first = await commit(set('c/x', { a: 1n }));
    const events: unknown[] = [];
    backend.onCommit((event) => events.push(event));
    const second = await commit(set('c/x', { a: 1n }));
    expect(second.writeResults[0]?.updateTime).toBe(first.commitTime);
    expect(events).toEqual([]);
    const third = await commit(set('c/x', { a: 1 }));
    expect(third.writeResults[0]?.updateTime).toBe(third.commitTime);
  });

  test('a write sees the effects of earlier writes in its commit', async () => {
    const response = await commit(
      set('c/x', { n: 1n }),
      transform({ fieldPath: 'n', increment: wire(2n) }),
      { delete: name },
      { ...set('c/x', { n: 7n }), currentDocument: { exists: false } },
    );
    expect(response.writeResults).toHaveLength(4);
    expect(response.writeResults[1]?.transformResults).toEqual([wire(3n)]);
    expect(read(backend, 'c/x')).toEqual({ n: wire(7n) });
  });

  test('one failing write undoes all writes of its commit', async () => {
    await expect(commit(set('c/x', {}), { ...set('c/y', {}), currentDocument: { exists: true } })).rejects.toThrow();
    expect(read(backend, 'c/x')).toBeUndefined();
  });

  test('the event of a commit names each changed document once', async () => {
    const events: string[][] = [];
    backend.onCommit(({ changes }) => events.push(changes.map((change) => change.name)));
    await commit(set('c/x', { n: 1n }), set('c/y', {}), set('c/x', { n: 2n }));
    await commit({ delete: `${ROOT}/c/none` });
    expect(events).toEqual([[name, `${ROOT}/c/y`]]);
  });
});

describe('preconditions', () => {
  const refusal = (code: string, message: string | RegExp) =>
    expect.objectContaining({ code, message: expect.stringMatching(message) });

  test('a precondition can require that the document exists or does not exist', async () => {
    const update = { ...set('c/x', {}), currentDocument: { exists: true } };
    await expect(commit(update)).rejects.toEqual(
      refusal('NOT_FOUND', `No document to update: ${ROOT}/c/x`.replace(/[()]/g, '\\$&')),
    );
    const create = { ...set('c/x', {}), currentDocument: { exists: false } };
    await commit(create);
    await expect(commit(create)).rejects.toEqual(refusal('ALREADY_EXISTS', /^Document already exists: projects/));
    await expect(commit({ delete: `${ROOT}/c/y`, currentDocument: { exists: true } })).rejects.toEqual(
      refusal('NOT_FOUND', /^No document to update: .*c\/y$/),
    );
    await commit({ verify: `${ROOT}/c/y`, currentDocument: { exists: false } });
  });

  test('a precondition cannot require a document that the commit itself deleted before', async () => {
    const update = { ...merge('c/x', { n: 1n }, 'n'), currentDocument: { exists: true } };
    const contradiction = refusal('INVALID_ARGUMENT', /earlier write .* deletes .*c\/x$/);
    await expect(commit({ delete: name }, update)).rejects.toEqual(contradiction);
    await commit(set('c/x', { n: 0n }));
    await expect(commit({ delete: name }, update)).rejects.toEqual(contradiction);
    await commit({ delete: name }, set('c/x', { n: 5n }), update);
    expect(read(backend, 'c/x')).toEqual({ n: wire(1n) });
  });

  test('a precondition can require an unchanged update time', async () => {
    const { commitTime: updateTime } = await commit(set('c/x', { n: 1n }));
    await commit({ ...set('c/x', { n: 2n }), currentDocument: { updateTime } });
    const late = { ...set('c/x', { n: 3n }), currentDocument: { updateTime } };
    const finer = updateTime.replace(/(\.\d+)?Z$/, '.0000001Z');
    await expect(commit({ ...late, currentDocument: { updateTime: finer } })).rejects.toEqual(
      refusal('INVALID_ARGUMENT', /microseconds/),
    );
    await expect(commit(late)).rejects.toEqual(
      refusal('FAILED_PRECONDITION', /stored version .* required base version/),
    );
    await expect(commit({ verify: name, currentDocument: { updateTime } })).rejects.toEqual(
      refusal('FAILED_PRECONDITION', ''),
    );
  });
});

describe('field transforms', () => {
  const outcome = async (
    start: unknown,
    operation: Omit<FieldTransform, 'fieldPath'>,
  ): Promise<WireValue | undefined> => {
    await commit(set('c/x', start === undefined ? {} : { f: start }));
    await commit(transform({ fieldPath: 'f', ...operation }));
    return read(backend, 'c/x')?.['f'];
  };

  test.each([
    [1n, { increment: wire(2n) }, wire(3n)],
    [1n, { increment: wire(0.5) }, wire(1.5)],
    [2n ** 63n - 1n, { increment: wire(1n) }, wire(2n ** 63n - 1n)],
    [-(2n ** 63n), { increment: wire(-1n) }, wire(-(2n ** 63n))],
    ['text', { increment: wire(2n) }, wire(2n)],
    [undefined, { increment: wire(2n) }, wire(2n)],
    [3n, { maximum: wire(3) }, wire(3n)],
    [3n, { maximum: wire(4) }, wire(4)],
    [3n, { maximum: wire(Number.NaN) }, wire(Number.NaN)],
    [3n, { minimum: wire(2.5) }, wire(2.5)],
    ['text', { minimum: wire(2n) }, wire(2n)],
    [[1n, 'a'], { appendMissingElements: { values: [wire(1), wire('b'), wire('b')] } }, wire([1n, 'a', 'b'])],
    [7n, { appendMissingElements: { values: [wire('b')] } }, wire(['b'])],
    [[1n, 'a', 1], { removeAllFromArray: { values: [wire(1n)] } }, wire(['a'])],
    [undefined, { removeAllFromArray: { values: [wire(1n)] } }, { arrayValue: {} }],
  ] as [unknown, Omit<FieldTransform, 'fieldPath'>, WireValue][])(
    'transform %s by %o',
    async (start, operation, expected) => {
      expect(await outcome(start, operation)).toEqual(expected);
    },
  );

  test('a transform returns its result: the number, the time, or null for arrays', async () => {
    const response = await commit(
      transform(
        { fieldPath: 'n', increment: wire(2n) },
        { fieldPath: 'm.t', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'a', appendMissingElements: { values: [wire(1n)] } },
      ),
    );
    const time = (read(backend, 'c/x')?.['m']?.mapValue?.fields ?? {})['t'];
    expect(response.writeResults[0]?.transformResults).toEqual([wire(2n), time, wire(null)]);
    expect(response.commitTime.startsWith(time?.timestampValue?.slice(0, 19) ?? '?')).toBe(true);
  });

  test('a transform is accepted in the old form, as a write of its own', async () => {
    await commit({ transform: { document: name, fieldTransforms: [{ fieldPath: 'n', increment: wire(1n) }] } });
    expect(read(backend, 'c/x')).toEqual({ n: wire(1n) });
  });

  test('more than 500 transforms of one document, or a wrong operand, are refused', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ fieldPath: `f${index}`, increment: wire(1n) }));
    await expect(commit(transform(...many))).rejects.toThrow(/500/);
    await expect(commit(transform({ fieldPath: 'f', increment: wire('1') }))).rejects.toThrow(/integer or a double/);
  });
});

describe('BatchWrite', () => {
  test('BatchWrite applies what it can and returns the status of each write', async () => {
    const response = await backend.batchWrite(OWNER, {
      writes: [set('c/x', {}), { ...set('c/y', {}), currentDocument: { exists: true } }, set('c/z', {})],
    });
    expect(response.status.map((status) => status.code ?? 0)).toEqual([0, 5, 0]);
    expect(read(backend, 'c/z')).toEqual({});
  });

  test('BatchWrite refuses two writes of one document', async () => {
    await expect(backend.batchWrite(OWNER, { writes: [set('c/x', {}), { delete: name }] })).rejects.toThrow(
      /more than once/,
    );
  });
});

describe('calls for a single document', () => {
  const create = (documentId?: string) =>
    backend.createDocument(OWNER, { parent: ROOT, collectionId: 'c', ...(documentId && { documentId }) });

  test('CreateDocument uses the given id or a random one', async () => {
    expect((await create('x')).name).toBe(name);
    expect((await create()).name).toMatch(/\/c\/[A-Za-z0-9]{20}$/);
    await expect(create('x')).rejects.toEqual(expect.objectContaining({ code: 'ALREADY_EXISTS' }));
  });

  test('UpdateDocument takes a mask, and DeleteDocument deletes', async () => {
    const document = { name, fields: { a: wire(1n), b: wire(2n) } };
    const updated = await backend.updateDocument(OWNER, { document, updateMask: { fieldPaths: ['a'] } });
    expect(updated.fields).toEqual({ a: wire(1n) });
    await backend.deleteDocument(OWNER, { name });
    expect(read(backend, 'c/x')).toBeUndefined();
    await expect(backend.deleteDocument(OWNER, { name, currentDocument: { exists: true } })).rejects.toThrow(/c\/x/);
  });
});
