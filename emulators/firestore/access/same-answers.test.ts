import { describe, expect, it } from 'vitest';
import { fields, merge, openBackend, OWNER, ROOT, set, user } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { WireWrite } from '../wire.ts';

/** One write must get the same decision through every call. */

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /x/{id} {
      allow get: if resource.data.open == true;
      allow create: if request.resource.data.n == 1 && resource == null;
      allow update: if resource.data.n + 1 == request.resource.data.n
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])
        && getAfter(request.path).data.n == get(request.path).data.n + 1;
      allow delete: if resource.data.n > 1 && !existsAfter(request.path) && exists(request.path);
    }
    match /free/{id} { allow write: if true; }
  }
}`;
const ada = user('ada');
const DENIED = 7;
const remove = (path: string): WireWrite => ({ delete: `${ROOT}/${path}` });

async function open(): Promise<Backend> {
  const backend = await openBackend({ rules: { fileName: 'firestore.rules', source } });
  await backend.commit(OWNER, {
    writes: [set('x/one', { n: 1n, open: true }), set('x/two', { n: 2n, open: false })],
  });
  return backend;
}

const WRITES: readonly (readonly [string, WireWrite, boolean])[] = [
  ['creates with the number asked for', set('x/new', { n: 1n }), true],
  ['creates with another number', set('x/new', { n: 2n }), false],
  ['creates what is there', set('x/one', { n: 1n }), false],
  ['counts up', merge('x/one', { n: 2n }, 'n'), true],
  ['counts two up', merge('x/one', { n: 3n }, 'n'), false],
  ['counts up and opens', merge('x/two', { n: 3n, open: true }, 'n', 'open'), false],
  ['replaces by the next number alone', set('x/one', { n: 2n }), false],
  ['deletes what was counted up', remove('x/two'), true],
  ['deletes what was not', remove('x/one'), false],
  ['deletes what is not there', remove('x/none'), false],
  ['writes where no rule looks', set('y/new', { n: 1n }), false],
];

const accepted = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === 'PERMISSION_DENIED') return false;
      throw error as Error;
    },
  );

const WAYS: Readonly<Record<string, (backend: Backend, write: WireWrite) => Promise<boolean>>> = {
  'a commit': (backend, write) => accepted(backend.commit(ada, { writes: [write] })),
  'a batch, before another write': (backend, write) =>
    accepted(backend.commit(ada, { writes: [write, set('free/a', {})] })),
  'a batch, after another write': (backend, write) =>
    accepted(backend.commit(ada, { writes: [set('free/a', {}), write] })),
  'a transaction': async (backend, write) => {
    const { transaction } = backend.beginTransaction(ada, { readWrite: {} });
    return accepted(backend.commit(ada, { writes: [write], transaction }));
  },
  'a batch write': async (backend, write) => {
    const { status } = await backend.batchWrite(ada, { writes: [set('free/a', {}), write] });
    expect(status[0]?.code ?? 0).toBe(0);
    return (status[1]?.code ?? 0) !== DENIED;
  },
  'a call of its own': async (backend, { update, delete: deleted, updateMask }) => {
    const call = (): unknown =>
      deleted === undefined
        ? backend.updateDocument(ada, {
            document: update as NonNullable<typeof update>,
            ...(updateMask ? { updateMask } : {}),
          })
        : backend.deleteDocument(ada, { name: deleted });
    return accepted(Promise.resolve().then(call));
  },
};

describe.each(Object.entries(WAYS))('a write by %s a person', (_way, attempt) => {
  it.each(WRITES)('%s', async (_what, write, expected) => {
    expect(await attempt(await open(), write)).toBe(expected);
  });
});

describe('reading a document', () => {
  const names = { one: `${ROOT}/x/one`, two: `${ROOT}/x/two`, none: `${ROOT}/x/none` };

  it.each([
    ['one', true],
    ['two', false],
    ['none', false],
  ] as const)('every call that reads a document decides alike: %s, %s', async (id, expected) => {
    const backend = await open();
    const { transaction } = backend.beginTransaction(ada, { readOnly: {} });
    const name = names[id];
    const calls: (() => unknown)[] = [
      () => backend.getDocument(ada, name),
      () => backend.batchGet(ada, { documents: [name] }),
      () => backend.batchGet(ada, { documents: [name], transaction }),
      () => backend.authorizeGet(ada, name),
      () => backend.commit(ada, { writes: [{ verify: name, currentDocument: { exists: true } }] }),
    ];
    for (const call of calls) expect(await accepted(Promise.resolve().then(call))).toBe(expected);
  });
});

it('createDocument counts as a create', async () => {
  const backend = await open();
  const create = (documentId: string, n: bigint) =>
    accepted(
      Promise.resolve().then(() =>
        backend.createDocument(ada, {
          parent: ROOT,
          collectionId: 'x',
          documentId,
          document: { name: '', fields: fields({ n }) },
        }),
      ),
    );
  expect([await create('new', 1n), await create('newer', 2n)]).toEqual([true, false]);
});
