import { beforeEach, describe, expect, test } from 'vitest';
import { merge, openBackend, OWNER, read, ROOT, set, wire } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { FieldTransform, WireValue, WireWrite } from '../wire.ts';

let backend: Backend;
const name = `${ROOT}/c/x`;

beforeEach(async () => {
  backend = await openBackend();
});

const commit = (...writes: WireWrite[]) => backend.commit(OWNER, { writes });
const refused = (message: RegExp | string) =>
  expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringMatching(message) });
const named = (id: string): WireWrite => ({ update: { name: `${ROOT}/c/${id}`, fields: {} } });
const increments = (count: number): FieldTransform[] =>
  Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment: wire(1n) }));

/** The same limits hold for every way to store a document. */
const ways: [string, (fields: Record<string, WireValue>) => Promise<unknown>][] = [
  ['a set', (fields) => commit({ update: { name, fields } })],
  ['a merge', (fields) => commit({ update: { name, fields }, updateMask: { fieldPaths: Object.keys(fields) } })],
  ['a creation', (fields) => backend.createDocument(OWNER, { parent: ROOT, collectionId: 'c', document: { fields } })],
  ['an update', (fields) => backend.updateDocument(OWNER, { document: { name, fields } })],
];

describe.each(ways)('writing with %s', (_way, store) => {
  test('accepts a text of 1,048,487 bytes and refuses one byte more', async () => {
    const text = 'é'.repeat(524_243);
    await expect(store({ f: wire(`${text}xx`) })).rejects.toEqual(refused('"f" is longer than 1048487 bytes'));
    await expect(store({ f: wire(`${text}x`) })).resolves.toBeDefined();
  });

  test('accepts maps and arrays nested 20 deep and refuses 21', async () => {
    const nest = (levels: number): WireValue => {
      if (levels === 0) return wire(1n);
      return levels % 2 === 0
        ? { mapValue: { fields: { a: nest(levels - 1) } } }
        : { arrayValue: { values: [nest(levels - 1)] } };
    };
    await expect(store({ f: nest(20) })).resolves.toBeDefined();
    await expect(store({ f: nest(21) })).rejects.toEqual(refused('maximum depth of 20'));
  });

  test.each([
    ['plain fields', () => [20_000, (index: number) => [`f${index}`, wire(true)] as const] as const],
    [
      'elements of one array',
      () => [1, () => ['f', wire(Array.from({ length: 40_000 }, (_, n) => n))] as const] as const,
    ],
  ])('accepts 40,000 index entries for %s and refuses more', async (_what, make) => {
    const [count, entry] = make();
    const fields = Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)));
    await expect(store(fields)).resolves.toBeDefined();
    await expect(store({ ...fields, extra: wire(true) })).rejects.toEqual(refused('too many index entries for entity'));
  });

  test.each([
    ['nothing', '', 'empty name'],
    ['__x__', '__x__', 'reserved'],
    ['____', '____', 'reserved'],
    ['1,501 bytes', 'x'.repeat(1501), '1500 bytes'],
    ['half a character', '\ud800', 'UTF-8'],
  ])('refuses a field name with %s', async (_what, field, message) => {
    await expect(store({ m: { mapValue: { fields: { [field]: wire(1n) } } } })).rejects.toEqual(refused(message));
  });

  test.each(['_', '__', '__x', 'a.b', '`', 'é', ' ', '1,500 bytes'])('accepts a field name with %s', async (what) => {
    const field = what === '1,500 bytes' ? 'x'.repeat(1500) : what;
    await expect(store({ m: { mapValue: { fields: { [field]: wire(1n) } } } })).resolves.toBeDefined();
  });
});

describe('limits of a document', () => {
  /** The size of the document besides the text: 32 + name (16 + 2 + 2) + field name (2) + end of text (1). */
  const rest = 32 + 20;
  const texts = (bytes: number) => ({ a: 'x'.repeat(1_000_000), b: 'x'.repeat(bytes - 1_000_000 - rest - 2 * 3) });

  test('a document of 1 MiB is accepted, and one byte more is refused with its name and size', async () => {
    await commit(set('c/x', texts(1_048_576)));
    await expect(commit(set('c/x', texts(1_048_577)))).rejects.toEqual(
      refused(/^Document 'projects\/demo\/.*\/c\/x' cannot be written because its size \(1,048,577 bytes\) exceeds/),
    );
  });

  test('a merge or a transform cannot let a document grow beyond 1 MiB', async () => {
    await commit(set('c/x', texts(1_048_576)));
    await expect(commit(merge('c/x', { c: true }, 'c'))).rejects.toEqual(refused('exceeds the maximum allowed size'));
    const transform = { document: name, fieldTransforms: [{ fieldPath: 'c', increment: wire(1n) }] };
    await expect(commit({ transform })).rejects.toEqual(refused('exceeds the maximum allowed size'));
  });

  test.each([
    ['nothing', '', 'empty'],
    ['.', '.', 'is "." or ".."'],
    ['..', '..', 'is "." or ".."'],
    ['__x__', '__x__', 'reserved'],
    ['1,501 bytes', 'x'.repeat(1501), '1500 bytes'],
    ['1,502 bytes in 751 characters', 'é'.repeat(751), '1500 bytes'],
    ['half a character', '\udc00', 'UTF-8'],
  ])('the document id %s is refused', async (_what, id, message) => {
    await expect(commit(named(id))).rejects.toEqual(refused(message));
  });

  test.each(['x'.repeat(1500), 'é'.repeat(750), '...', '__x', '__id7__', ' ', '%2F'])(
    'the document id %j is accepted',
    async (id) => {
      await expect(commit(named(id))).resolves.toBeDefined();
    },
  );

  test('a document name of 6 KiB is accepted, and one byte more is refused', async () => {
    const long = `${ROOT}/${`${'x'.repeat(999)}/`.repeat(5)}`;
    const last = (bytes: number): WireWrite => ({
      update: { name: long + 'y'.repeat(bytes - long.length), fields: {} },
    });
    await expect(commit(last(6144))).resolves.toBeDefined();
    await expect(commit(last(6145))).rejects.toEqual(refused('6144 bytes'));
  });

  test('500 transforms of a document in one commit are accepted, and 501 are refused, in however many writes', async () => {
    const write = (count: number): WireWrite => ({ transform: { document: name, fieldTransforms: increments(count) } });
    await expect(commit(write(500))).resolves.toBeDefined();
    await expect(commit(write(501))).rejects.toEqual(refused('500'));
    await expect(commit(write(250), write(251))).rejects.toEqual(refused('500'));
    const other: WireWrite = { transform: { document: `${ROOT}/c/y`, fieldTransforms: increments(1) } };
    await expect(commit(write(500), other)).resolves.toBeDefined();
  });
});

describe('shapes of a write', () => {
  const update = { name, fields: { a: wire(1n), m: wire({ n: 1n }) } };

  test.each<[string, WireWrite, RegExp]>([
    ['no operation', {}, /operation is missing/],
    ['a mask on a deletion', { delete: name, updateMask: { fieldPaths: ['a'] } }, /updates only/],
    ['transforms on a deletion', { delete: name, updateTransforms: increments(1) }, /updates only/],
    ['no transformation', { transform: { document: name, fieldTransforms: [] } }, /at least one/],
    ['a mask with the name', { update, updateMask: { fieldPaths: ['__name__'] } }, /__name__/],
    ['a mask with a reserved name', { update, updateMask: { fieldPaths: ['a.__b__'] } }, /reserved/],
    ['a malformed path in the mask', { update, updateMask: { fieldPaths: ['a..b'] } }, /Invalid property path/],
    ['a transform without a path', { update, updateTransforms: [{ increment: wire(1n) }] }, /Invalid property path/],
    [
      'a transform of a reserved name',
      { update, updateTransforms: [{ fieldPath: '__a__', increment: wire(1n) }] },
      /reserved/,
    ],
    [
      'a transform 21 levels deep',
      {
        update,
        updateTransforms: [{ fieldPath: Array.from({ length: 22 }, () => 'a').join('.'), increment: wire(1n) }],
      },
      /maximum depth/,
    ],
    [
      'a reference to a collection',
      { update: { name, fields: { r: { referenceValue: `${ROOT}/c` } } } },
      /not a document name/,
    ],
    ['a text that is no UTF-8', { update: { name, fields: { s: wire('a\udfff') } } }, /UTF-8/],
    [
      'a time after the year 9999',
      { update: { name, fields: { t: { timestampValue: '9999-12-31T23:59:59-01:00' } } } },
      /out of range/,
    ],
    [
      'a time before the year 1',
      { update: { name, fields: { t: { timestampValue: '0001-01-01T00:00:00+01:00' } } } },
      /out of range/,
    ],
  ])('a write with %s is refused', async (_what, write, message) => {
    await expect(commit(write)).rejects.toEqual(refused(message));
  });

  test.each([[['m.n', 'm', 'm']], [['m', 'm.n']]])(
    'a mask of a map and its field stands for the map: %j',
    async (paths) => {
      await commit(set('c/x', { m: { n: 0n, o: 0n }, z: 1n }));
      await commit(merge('c/x', { m: { n: 1n, p: 2n }, z: 3n }, ...paths));
      expect(read(backend, 'c/x')).toEqual({ m: wire({ n: 1n, p: 2n }), z: wire(1n) });
    },
  );

  test('a mask of a map and its field deletes a map that the update lacks', async () => {
    await commit(set('c/x', { m: { n: 0n }, z: 1n }));
    await commit(merge('c/x', {}, 'm', 'm.n'));
    expect(read(backend, 'c/x')).toEqual({ z: wire(1n) });
  });

  test('a mask deletes the fields that it names and the update lacks, and no others', async () => {
    await commit(set('c/x', { a: 1n, 'b c': { d: 1n, e: 2n } }));
    await commit(merge('c/x', { new: true, other: true }, 'a', '`b c`.d', 'new', 'missing.too'));
    expect(read(backend, 'c/x')).toEqual({ 'b c': wire({ e: 2n }), new: wire(true) });
  });
});
