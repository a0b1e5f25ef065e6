import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, codeOf, endClients } from './client.ts';
import { BUCKET, OPEN, PROJECT, rulesWith, startTestStorage, type TestStorage } from './start-storage.ts';

const ROOT = `projects/${PROJECT}/databases/(default)`;
const OWNER = { database: ROOT, caller: { kind: 'owner' }, client: 'owner' } as const;

let server: TestStorage;
let ada: FirebaseStorage;
let bob: FirebaseStorage;
let visitor: FirebaseStorage;

beforeAll(async () => {
  server = await startTestStorage();
  ada = clientOf(server.port, 'ada');
  bob = clientOf(server.port, 'bob');
  visitor = clientOf(server.port);
});
beforeEach(() => server.server.clear());
afterEach(() => {
  server.log.length = 0;
});
afterAll(async () => {
  await endClients();
  await server.stop();
});

function rules(body: string): void {
  expect(server.server.setRules([{ name: 'storage.rules', content: rulesWith(body) }])).toEqual([]);
}

/** Stores a file past the rules. */
async function place(name: string, text = 'hello', metadata: object = {}): Promise<void> {
  server.server.setRules([{ name: 'storage.rules', content: OPEN }]);
  await uploadString(ref(visitor, name), text, 'raw', metadata);
}

const put = (storage: FirebaseStorage, name: string, text = 'hello', metadata = {}): Promise<string> =>
  codeOf(uploadString(ref(storage, name), text, 'raw', metadata));

const NO = 'storage/unauthorized';

describe('rules', () => {
  it('know the caller', async () => {
    rules('match /{user}/{file} { allow create: if request.auth.uid == user; }');
    expect(await put(ada, 'ada/x')).toBe('ok');
    expect(await put(bob, 'ada/x')).toBe(NO);
    expect(await put(visitor, 'ada/x')).toBe(NO);
    expect(server.log[0]).toMatch(
      /^PERMISSION_DENIED user:bob create demo-files.appspot.com\/ada\/x: false for 'create'/,
    );
  });

  it('know the size, the kind and the metadata of an upload', async () => {
    rules(`match /x { allow create: if request.resource.size <= 5 && request.resource.contentType.matches('image/.*')
      && request.resource.metadata.keeper == 'zoe' && request.resource.name == 'x' && request.resource.bucket == bucket
      && request.resource.md5Hash.size() == 24; }`);
    const png = { contentType: 'image/png', customMetadata: { keeper: 'zoe' } };
    for (const fits of ['hell', 'hello']) expect(await put(ada, 'x', fits, png)).toBe('ok');
    expect(await put(ada, 'x', 'hello!', png)).toBe(NO);
    expect(await put(ada, 'x', 'hello', { ...png, contentType: 'text/plain' })).toBe(NO);
    expect(await put(ada, 'x', 'hello', { contentType: 'image/png' })).toBe(NO);
  });

  it('judge a resumable upload by its received bytes', async () => {
    rules('match /x { allow create: if request.resource.size <= 300000; }');
    const upload = (size: number) =>
      codeOf(uploadBytesResumable(ref(ada, 'x'), new Uint8Array(size)).then((done) => done));
    expect(await upload(300_001)).toBe(NO);
    expect(await upload(300_000)).toBe('ok');
  });

  it('know the file as it stands', async () => {
    await place('x', 'hello', { customMetadata: { owner: 'ada' } });
    rules('match /{f} { allow read, delete: if resource.metadata.owner == request.auth.uid && resource.size == 5; }');
    expect(await codeOf(getBytes(ref(ada, 'x')))).toBe('ok');
    expect(await codeOf(getBytes(ref(bob, 'x')))).toBe(NO);
    expect(await codeOf(getMetadata(ref(ada, 'none')))).toBe(NO);
    expect(await codeOf(deleteObject(ref(bob, 'x')))).toBe(NO);
    expect(await codeOf(deleteObject(ref(ada, 'x')))).toBe('ok');
  });

  it.each([
    ['get', ['get']],
    ['list', ['list']],
    ['read', ['get', 'list']],
    ['create', ['create', 'replace']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['write', ['create', 'replace', 'update', 'delete']],
  ])('that allow %s allow %j', async (method, expected) => {
    const deeds: Record<string, () => Promise<unknown>> = {
      get: () => getMetadata(ref(ada, 'dir/x')),
      list: () => listAll(ref(ada, 'dir')),
      create: () => uploadString(ref(ada, 'dir/new'), 'x'),
      replace: () => uploadString(ref(ada, 'dir/x'), 'x'),
      update: () => updateMetadata(ref(ada, 'dir/x'), { contentLanguage: 'fr' }),
      delete: () => deleteObject(ref(ada, 'dir/x')),
    };
    const allowed: string[] = [];
    for (const [name, deed] of Object.entries(deeds)) {
      await place('dir/x');
      rules(`match /dir/{f=**} { allow ${method}; }`);
      if ((await codeOf(deed())) === 'ok') allowed.push(name);
    }
    expect(allowed).toEqual(expected);
  });

  it('see a change of metadata before and after', async () => {
    await place('x', 'hello', { customMetadata: { state: 'open' } });
    rules(`match /x { allow update: if resource.metadata.state == 'open' && request.resource.metadata.state == 'closed'
      && request.resource.size == resource.size; }`);
    expect(await codeOf(updateMetadata(ref(ada, 'x'), { customMetadata: { state: 'other' } }))).toBe(NO);
    expect(await codeOf(updateMetadata(ref(ada, 'x'), { customMetadata: { state: 'closed' } }))).toBe('ok');
    expect(await codeOf(updateMetadata(ref(ada, 'x'), { customMetadata: { state: 'closed' } }))).toBe(NO);
  });

  it('look into Firestore', async () => {
    rules(`match /zoos/{zoo}/{f} { allow create: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.zoo == zoo
      && firestore.exists(/databases/(default)/documents/zoos/$(zoo)); }`);
    const write = (path: string, fields: Record<string, { stringValue: string }>) =>
      server.backend.commit(OWNER, { writes: [{ update: { name: `${ROOT}/documents/${path}`, fields } }] });
    expect(await put(ada, 'zoos/z1/x')).toBe(NO);
    await write('users/ada', { zoo: { stringValue: 'z1' } });
    expect(await put(ada, 'zoos/z1/x')).toBe(NO);
    await write('zoos/z1', {});
    expect(await put(ada, 'zoos/z1/x')).toBe('ok');
    expect(await put(ada, 'zoos/z2/x')).toBe(NO);
    expect(await put(bob, 'zoos/z1/x')).toBe(NO);
  });

  it('of version 1 allow no listing', async () => {
    const content = 'service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write; } } }';
    server.server.setRules([{ name: 'storage.rules', content }]);
    expect(await put(ada, 'dir/x')).toBe('ok');
    expect(await codeOf(listAll(ref(ada, 'dir')))).toBe(NO);
  });

  it('do not bind a visitor with the address and its token', async () => {
    await place('x');
    const { downloadTokens } = (await (await fetch(`${server.address}/v0/b/${BUCKET}/o/x`)).json()) as {
      downloadTokens: string;
    };
    rules('match /x { allow read: if false; }');
    const address = `${server.address}/v0/b/${BUCKET}/o/x?alt=media`;
    expect((await fetch(address)).status).toBe(403);
    expect((await fetch(`${address}&token=other`)).status).toBe(403);
    expect((await fetch(`${address}&token=`)).status).toBe(403);
    expect(await (await fetch(`${address}&token=${downloadTokens}`)).text()).toBe('hello');
  });

  it('refuse an upload without leaving anything of it', async () => {
    await place('x', 'before');
    rules('match /x { allow read; }');
    expect(await put(ada, 'x', 'after')).toBe(NO);
    expect(Buffer.from(await getBytes(ref(ada, 'x'))).toString()).toBe('before');
  });
});

describe('rules-unit-testing', () => {
  const open = (content: string) =>
    initializeTestEnvironment({
      projectId: 'demo-tested',
      storage: { host: '127.0.0.1', port: server.port, rules: content },
    });

  it('sets rules, acts as people and past the rules, and clears', async () => {
    const environment = await open(rulesWith('match /{user}/{f} { allow read, write: if request.auth.uid == user; }'));
    const own = environment.authenticatedContext('ada').storage().ref('ada/x');
    await assertSucceeds(uploadBytes(own as never, new Uint8Array(3)));
    await assertFails(environment.authenticatedContext('bob').storage().ref('ada/x').getMetadata());
    await assertFails(environment.unauthenticatedContext().storage().ref('ada/x').getMetadata());
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref('root.txt').putString('x');
      expect((await context.storage().ref('ada/x').getMetadata()).size).toBe(3);
    });
    await environment.clearStorage();
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await context.storage().ref().listAll()).items).toEqual([]);
    });
    await environment.cleanup();
  });

  it('reports rules that do not compile, and the others stay in force', async () => {
    rules('match /x { allow create; }');
    await expect(open('service firebase.storage { match')).rejects.toThrow(/400|compile/);
    expect(await put(visitor, 'x')).toBe('ok');
  });
});

it.each([
  [{}, "Request body must include 'rules.files' array"],
  [{ files: [{ content: OPEN }] }, "Each member of 'rules.files' array must contain 'name' and 'content'"],
  [{ files: [{ name: 'a' }] }, "Each member of 'rules.files' array must contain 'name' and 'content'"],
  [
    {
      files: [
        { name: 'a', content: OPEN, resource: 'b' },
        { name: 'a', content: OPEN },
      ],
    },
    "Each member of 'rules.files' array must contain 'name', 'content', and 'resource'",
  ],
])('rules sent as %j are refused with a message', async (sent, message) => {
  const body = JSON.stringify({ rules: sent });
  const answer = await fetch(`${server.address}/internal/setRules`, { method: 'PUT', body });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message })]);
});

it('a bucket may have rules of its own', async () => {
  const body = {
    rules: {
      files: [
        { name: 'a', content: OPEN, resource: 'demo-open' },
        { name: 'b', content: rulesWith('match /x { allow write; }'), resource: 'demo-files.appspot.com' },
      ],
    },
  };
  const answer = await fetch(`${server.address}/internal/setRules`, { method: 'PUT', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  expect(await put(clientOf(server.port, null, 'demo-open'), 'y')).toBe('ok');
  expect(await put(visitor, 'y')).toBe(NO);
  expect(await put(visitor, 'x')).toBe('ok');
  expect(await put(clientOf(server.port, null, 'demo-without'), 'x')).toBe(NO);
});
