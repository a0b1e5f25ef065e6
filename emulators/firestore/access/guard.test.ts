import { beforeEach, describe, expect, test } from 'vitest';
import { merge, openBackend, OWNER, read, ROOT, set, user, where, wire } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if resource == null || resource.data.owner == request.auth.uid;
      allow list: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow update: if resource.data.n < request.resource.data.n;
      allow delete: if false;
    }
    match /rooms/{id} { allow create: if existsAfter(/databases/$(database)/documents/members/$(id)); }
    match /members/{id} { allow create: if true; }
    match /looks/{id} {
      allow create: if !exists(/databases/$(database)/documents/l/$(id)/s/1) && !exists(/databases/$(database)/documents/l/$(id)/s/2)
        && !exists(/databases/$(database)/documents/l/$(id)/s/3) && !exists(/databases/$(database)/documents/l/$(id)/s/4)
        && !exists(/databases/$(database)/documents/l/$(id)/s/5) && !exists(/databases/$(database)/documents/l/$(id)/s/6);
    }
  }
}`;

let backend: Backend;
let lines: string[];
const ada = user('ada');
const denied = expect.objectContaining({ code: 'PERMISSION_DENIED' });
const stamped = (path: string) => ({
  ...set(path, { owner: 'ada', n: 1n }),
  updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
});

beforeEach(async () => {
  lines = [];
  const rules = { fileName: 'firestore.rules', source: RULES };
  backend = await openBackend({ rules, log: (line) => lines.push(line) });
  await backend.commit(OWNER, {
    writes: [set('notes/a', { owner: 'ada', n: 1n }), set('notes/b', { owner: 'bob', n: 1n })],
  });
});

describe('rules and requests', () => {
  test('the rules decide who reads a document, and the refusal gives the reason', async () => {
    expect(backend.getDocument(ada, `${ROOT}/notes/a`).name).toBe(`${ROOT}/notes/a`);
    expect(() => backend.getDocument(ada, `${ROOT}/notes/b`)).toThrow(/\nfalse for 'get' @ L5/);
    expect(lines).toEqual([expect.stringMatching(/PERMISSION_DENIED user:ada get notes\/b/)]);
    await expect(backend.batchGet(ada, { documents: [`${ROOT}/notes/a`, `${ROOT}/notes/b`] })).rejects.toEqual(denied);
  });

  test('the rules allow a query only when it asks for permitted documents', async () => {
    const query = (filter?: object) => ({
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'notes' }], ...filter },
    });
    await expect(backend.runQuery(ada, query())).rejects.toEqual(denied);
    expect(await backend.runQuery(ada, query({ where: where('owner', 'EQUAL', 'ada') }))).toHaveLength(1);
    expect(() => backend.authorizeList(ada, backend.compileQuery(ada, ROOT, query().structuredQuery))).toThrow(denied);
  });

  test('the rules see the document after the write, server time included', async () => {
    await backend.commit(ada, { writes: [stamped('notes/c')] });
    await expect(backend.commit(ada, { writes: [set('notes/d', { owner: 'ada' })] })).rejects.toEqual(denied);
    expect(read(backend, 'notes/d')).toBeUndefined();
  });

  test('the rules see a write to an existing document as an update, and each write after the one before', async () => {
    await backend.commit(ada, { writes: [merge('notes/a', { n: 2n }, 'n'), merge('notes/a', { n: 3n }, 'n')] });
    await expect(backend.commit(ada, { writes: [merge('notes/a', { n: 3n }, 'n')] })).rejects.toEqual(denied);
    await expect(backend.commit(ada, { writes: [{ delete: `${ROOT}/notes/a` }] })).rejects.toEqual(denied);
    expect(read(backend, 'notes/a')).toEqual({ owner: wire('ada'), n: wire(3n) });
  });

  test('the After functions of the rules see the whole batch', async () => {
    await expect(backend.commit(ada, { writes: [set('rooms/1', {})] })).rejects.toEqual(denied);
    await backend.commit(ada, { writes: [set('rooms/1', {}), set('members/1', {})] });
  });

  test('a transaction that only verifies a document needs the permission get', async () => {
    await backend.commit(ada, { writes: [{ verify: `${ROOT}/notes/a`, currentDocument: { exists: true } }] });
    const write = { verify: `${ROOT}/notes/b`, currentDocument: { exists: true } };
    await expect(backend.commit(ada, { writes: [write] })).rejects.toEqual(denied);
  });

  test('the rules may read twenty documents per request', async () => {
    await backend.commit(ada, { writes: ['1', '2', '3'].map((id) => set(`looks/${id}`, {})) });
    const four = ['4', '5', '6', '7'].map((id) => set(`looks/${id}`, {}));
    await expect(backend.commit(ada, { writes: four })).rejects.toEqual(denied);
  });

  test("the rules' reads are billed to the caller", async () => {
    backend.resetUsage();
    await backend.commit(ada, { writes: [set('looks/1', {})] });
    expect(backend.usage()).toEqual({ 'user:ada': { reads: 6, writes: 1, deletes: 0 } });
  });

  test('the rules refuse before the existence of a document is revealed', async () => {
    const write = { ...set('other/x', {}), currentDocument: { exists: true } };
    await expect(backend.commit(ada, { writes: [write] })).rejects.toEqual(denied);
  });
});

test('new rules hold at once, and broken ones change nothing', () => {
  const open = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read: if true; } } }`;
  expect(backend.setRules('demo', [{ name: 'firestore.rules', content: open }])).toEqual([]);
  expect(backend.getDocument(ada, `${ROOT}/notes/b`).name).toBe(`${ROOT}/notes/b`);
  const issues = backend.setRules('demo', [{ name: 'firestore.rules', content: 'service {' }]);
  expect(issues).toEqual([expect.objectContaining({ severity: 'ERROR' })]);
  expect(backend.getDocument(ada, `${ROOT}/notes/b`).name).toBe(`${ROOT}/notes/b`);
});

test('without rules everything is open, and the log says so once', async () => {
  const open = await openBackend({ log: (line) => lines.push(line) });
  await open.commit(ada, { writes: [set('c/x', {})] });
  await open.commit(ada, { writes: [set('c/y', {})] });
  expect(lines).toEqual([expect.stringMatching(/No security rules/)]);
});

test('only administrators list collections', () => {
  expect(() => backend.listCollectionIds(ada, { parent: ROOT })).toThrow(denied);
});
