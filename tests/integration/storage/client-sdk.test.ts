import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStream,
  list,
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
import { BUCKET, startTestStorage, type TestStorage } from './start-storage.ts';

let server: TestStorage;
let storage: FirebaseStorage;

beforeAll(async () => {
  server = await startTestStorage();
  storage = clientOf(server.port);
});
beforeEach(async () => {
  await server.server.clear();
  server.events.length = 0;
});
afterEach(() => server.server.faults.clear());
afterAll(async () => {
  await endClients();
  await server.stop();
});

const text = async (path: string): Promise<string> => Buffer.from(await getBytes(ref(storage, path))).toString();
const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => (index * 7) % 251);

describe('an upload', () => {
  it('is there with its metadata', async () => {
    const file = ref(storage, 'zoo/lion.txt');
    const { metadata } = await uploadBytes(file, new TextEncoder().encode('hello'), {
      contentType: 'text/plain',
      cacheControl: 'public,max-age=300',
      contentDisposition: 'attachment',
      contentLanguage: 'fr',
      customMetadata: { keeper: 'Zoé' },
    });
    expect(metadata).toMatchObject({
      bucket: BUCKET,
      fullPath: 'zoo/lion.txt',
      name: 'lion.txt',
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'public,max-age=300',
      contentDisposition: 'attachment',
      contentEncoding: 'identity',
      contentLanguage: 'fr',
      customMetadata: { keeper: 'Zoé' },
      md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
      metageneration: '1',
    });
    expect(Date.parse(metadata.timeCreated)).not.toBeNaN();
    expect(metadata.updated).toBe(metadata.timeCreated);
    expect(await getMetadata(file)).toEqual(expect.objectContaining({ ...metadata, ref: expect.anything() }));
    expect(await text('zoo/lion.txt')).toBe('hello');
  });

  it('is of an unknown kind by default', async () => {
    const { metadata } = await uploadBytes(ref(storage, 'x'), bytesOf(3));
    expect(metadata).toMatchObject({
      contentType: 'application/octet-stream',
      contentDisposition: "inline; filename*=utf-8''x",
    });
    expect(metadata.customMetadata).toBeUndefined();
  });

  it.each([
    ['raw', 'é€💾', 'é€💾'],
    ['base64', 'aGVsbG8=', 'hello'],
    ['base64url', 'aGVsbG8', 'hello'],
    ['data_url', 'data:text/plain;base64,aGVsbG8=', 'hello'],
  ] as const)('may be a %s string', async (format, value, expected) => {
    await uploadString(ref(storage, 'x'), value, format);
    expect(await text('x')).toBe(expected);
  });

  it.each([
    'é/ñandú 🦊.png',
    'a b+c&d=e?f#g%h.txt',
    'with "quotes" and \'others\'',
    '../up',
    'a/./b',
    'deep/er/and/deep/er',
    'per%2Fcent',
    '[x]*{y}',
    'dot.',
    '🦒',
  ])('may be named %s', async (name) => {
    const file = ref(ref(storage, 'names'), name);
    await uploadString(file, name);
    expect(await text(file.fullPath)).toBe(name);
    expect((await getMetadata(file)).fullPath).toBe(file.fullPath);
    const address = await getDownloadURL(file);
    expect(await (await fetch(address)).text()).toBe(name);
  });

  it('may be empty', async () => {
    await uploadBytes(ref(storage, 'nothing'), new Uint8Array());
    expect((await getBytes(ref(storage, 'nothing'))).byteLength).toBe(0);
    expect((await getBytes(ref(storage, 'nothing'), 10)).byteLength).toBe(0);
  });

  it('takes the place of the one before', async () => {
    const first = await uploadString(ref(storage, 'x'), 'one', 'raw', { customMetadata: { a: 'b' } });
    const second = await uploadString(ref(storage, 'x'), 'two');
    expect(await text('x')).toBe('two');
    expect(BigInt(second.metadata.generation)).toBeGreaterThan(BigInt(first.metadata.generation));
    expect((await getMetadata(ref(storage, 'x'))).customMetadata).toBeUndefined();
  });

  it('with a wrong hash is refused and leaves nothing', async () => {
    const upload = uploadString(ref(storage, 'x'), 'hello', 'raw', { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' });
    await expect(upload).rejects.toMatchObject({ status: 400 });
    expect(await codeOf(getMetadata(ref(storage, 'x')))).toBe('storage/object-not-found');
    await uploadString(ref(storage, 'x'), 'hello', 'raw', { md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==' });
  });
});

describe('a resumable upload', () => {
  const big = bytesOf(3 * 1024 * 1024 + 17);

  it('arrives whole and reports its progress', async () => {
    const seen: number[] = [];
    const task = uploadBytesResumable(ref(storage, 'big'), big, { contentType: 'video/mp4' });
    task.on('state_changed', (snapshot) => seen.push(snapshot.bytesTransferred));
    const { metadata, totalBytes } = await task;
    expect(totalBytes).toBe(big.length);
    expect(metadata).toMatchObject({ size: big.length, contentType: 'video/mp4' });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Buffer.compare(Buffer.from(await getBytes(ref(storage, 'big'))), big)).toBe(0);
  });

  it('goes on after its connection was cut in the middle of a part', async () => {
    server.server.faults.set([{ method: 'POST', path: `${BUCKET}/big`, skip: 2, times: 1, cutAfter: 100_000 }]);
    const { metadata } = await uploadBytesResumable(ref(storage, 'big'), big);
    expect(metadata.size).toBe(big.length);
    expect(server.server.faults.list()[0]?.hits).toBe(1);
    expect(Buffer.compare(Buffer.from(await getBytes(ref(storage, 'big'))), big)).toBe(0);
  });

  it('is made once although its last answer was lost', async () => {
    server.server.faults.set([{ method: 'POST', path: `${BUCKET}/two-parts`, skip: 2, times: 1, lose: true }]);
    const { metadata } = await uploadBytesResumable(ref(storage, 'two-parts'), bytesOf(300_000));
    expect(metadata.size).toBe(300_000);
    expect(server.server.faults.list()[0]?.hits).toBe(1);
    expect(server.events.map(({ action }) => action)).toEqual(['finalized']);
  });

  it('can be paused and taken up again', async () => {
    const task = uploadBytesResumable(ref(storage, 'big'), big);
    const paused = Promise.withResolvers<void>();
    const stop = task.on('state_changed', (snapshot) => {
      if (snapshot.state === 'paused') paused.resolve();
      else if (snapshot.bytesTransferred > 0) task.pause();
    });
    await paused.promise;
    stop();
    expect(await codeOf(getMetadata(ref(storage, 'big')))).toBe('storage/object-not-found');
    task.resume();
    expect((await task).metadata.size).toBe(big.length);
  });

  it('can be cancelled, and leaves nothing', async () => {
    const task = uploadBytesResumable(ref(storage, 'big'), big);
    task.on('state_changed', (snapshot) => {
      if (snapshot.bytesTransferred > 0) task.cancel();
    });
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    expect(await codeOf(getMetadata(ref(storage, 'big')))).toBe('storage/object-not-found');
  });

  it('may be empty', async () => {
    expect((await uploadBytesResumable(ref(storage, 'x'), new Uint8Array())).metadata.size).toBe(0);
  });
});

describe('metadata', () => {
  it('is changed field by field; null and empty unset', async () => {
    const file = ref(storage, 'x');
    await uploadString(file, 'x', 'raw', { contentType: 'text/plain', customMetadata: { a: '1', b: '2' } });
    const changed = await updateMetadata(file, {
      contentLanguage: 'fr',
      cacheControl: 'no-store',
      customMetadata: { b: '3', c: '4', a: null as unknown as string },
    });
    expect(changed).toMatchObject({
      contentType: 'text/plain',
      contentLanguage: 'fr',
      customMetadata: { b: '3', c: '4' },
      metageneration: '2',
    });
    expect(changed.updated >= changed.timeCreated).toBe(true);
    const again = await updateMetadata(file, { contentLanguage: null as unknown as string, cacheControl: '' });
    expect(again).toMatchObject({ metageneration: '3', customMetadata: { b: '3', c: '4' } });
    expect(again.contentLanguage).toBeUndefined();
    expect(again.cacheControl).toBeUndefined();
    expect(await getMetadata(file)).toMatchObject({ metageneration: '3', generation: changed.generation });
  });

  it('of a missing file cannot be read or changed', async () => {
    const file = ref(storage, 'nowhere');
    for (const operation of [
      getMetadata(file),
      updateMetadata(file, {}),
      getBytes(file),
      getDownloadURL(file),
      deleteObject(file),
    ])
      expect(await codeOf(operation)).toBe('storage/object-not-found');
  });
});

describe('a download', () => {
  it('may be a part, up to a limit', async () => {
    await uploadString(ref(storage, 'x'), 'hello');
    expect((await getBytes(ref(storage, 'x'), 4)).byteLength).toBe(4);
    expect((await getBytes(ref(storage, 'x'), 5)).byteLength).toBe(5);
    expect((await getBytes(ref(storage, 'x'), 6)).byteLength).toBe(5);
  });

  it('may be a stream', async () => {
    const sent = bytesOf(500_000);
    await uploadBytes(ref(storage, 'x'), sent);
    const chunks: Buffer[] = [];
    for await (const chunk of getStream(ref(storage, 'x')) as unknown as AsyncIterable<Buffer>)
      chunks.push(Buffer.from(chunk));
    expect(Buffer.compare(Buffer.concat(chunks), sent)).toBe(0);
  });

  it('by its address needs its token, but no sign-in', async () => {
    await uploadString(ref(storage, 'a/x'), 'hello', 'raw', {
      contentType: 'text/plain',
      cacheControl: 'public,max-age=60',
    });
    const address = await getDownloadURL(ref(storage, 'a/x'));
    expect(await getDownloadURL(ref(storage, 'a/x'))).toBe(address);
    const answer = await fetch(address);
    expect(await answer.text()).toBe('hello');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'public,max-age=60',
      'content-length': '5',
      'accept-ranges': 'bytes',
      'content-disposition': "inline; filename*=utf-8''x",
    });
    const part = await fetch(address, { headers: { Range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-3/5', 'ell']);
    const beyond = await fetch(address, { headers: { Range: 'bytes=5-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5']);
    const known = await fetch(address, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
  });
});

describe('a listing', () => {
  beforeEach(async () => {
    for (const name of ['a', 'b', 'dir/c', 'dir/sub/d', 'dir/sub/e', 'dir2/f'])
      await uploadString(ref(storage, name), name);
  });

  it('names files and folders', async () => {
    const root = await listAll(ref(storage));
    expect(root.items.map(({ fullPath }) => fullPath)).toEqual(['a', 'b']);
    expect(root.prefixes.map(({ fullPath }) => fullPath)).toEqual(['dir', 'dir2']);
    const dir = await listAll(ref(storage, 'dir'));
    expect(dir.items.map(({ fullPath }) => fullPath)).toEqual(['dir/c']);
    expect(dir.prefixes.map(({ fullPath }) => fullPath)).toEqual(['dir/sub']);
    expect((await listAll(ref(storage, 'nowhere'))).items).toEqual([]);
  });

  it('names folders above names with an empty part, but not those names', async () => {
    for (const name of ['odd//x', 'odd/bar//', 'odd/baz//x'])
      await fetch(`${server.address}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`, { method: 'POST', body: 'x' });
    const odd = await listAll(ref(storage, 'odd'));
    expect(odd.prefixes.map(({ fullPath }) => fullPath)).toEqual(['odd/bar', 'odd/baz']);
    expect(odd.items).toEqual([]);
  });

  it('comes in pages, each entry once', async () => {
    const found: string[] = [];
    let pageToken: string | undefined;
    let pages = 0;
    do {
      const page = await list(ref(storage), { maxResults: 3, ...(pageToken === undefined ? {} : { pageToken }) });
      found.push(...page.items.map(({ fullPath }) => fullPath), ...page.prefixes.map(({ fullPath }) => fullPath));
      pageToken = page.nextPageToken;
      pages += 1;
    } while (pageToken !== undefined);
    expect(found.toSorted()).toEqual(['a', 'b', 'dir', 'dir2']);
    expect(pages).toBe(2);
  });
});

it('a deleted file is gone', async () => {
  await uploadString(ref(storage, 'x'), 'x');
  await deleteObject(ref(storage, 'x'));
  expect(await codeOf(getBytes(ref(storage, 'x')))).toBe('storage/object-not-found');
  expect(await codeOf(deleteObject(ref(storage, 'x')))).toBe('storage/object-not-found');
  expect((await listAll(ref(storage))).items).toEqual([]);
});

describe('functions are notified', () => {
  it('of every change, in order', async () => {
    const file = ref(storage, 'zoo/x');
    await uploadString(file, 'one', 'raw', { contentType: 'text/plain' });
    await updateMetadata(file, { customMetadata: { a: 'b' } });
    await uploadString(file, 'three');
    await deleteObject(file);
    expect(server.events.map(({ action, object }) => [action, object.name, object['size']])).toEqual([
      ['finalized', 'zoo/x', '3'],
      ['metadataUpdated', 'zoo/x', '3'],
      ['deleted', 'zoo/x', '3'],
      ['finalized', 'zoo/x', '5'],
      ['deleted', 'zoo/x', '5'],
    ]);
    expect(server.events[1]?.object).toMatchObject({
      kind: 'storage#object',
      bucket: BUCKET,
      contentType: 'text/plain',
      metageneration: '2',
      metadata: { a: 'b', firebaseStorageDownloadTokens: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      md5Hash: expect.any(String),
    });
  });

  it('of no refused change', async () => {
    await codeOf(uploadString(ref(storage, 'x'), 'x', 'raw', { md5Hash: 'AAAA' }));
    await codeOf(deleteObject(ref(storage, 'x')));
    expect(server.events).toEqual([]);
  });
});

it('a busy server is asked again', async () => {
  server.server.faults.set([{ method: 'GET', times: 1, refuse: { status: 503 } }]);
  await uploadString(ref(storage, 'x'), 'x');
  expect((await getMetadata(ref(storage, 'x'))).size).toBe(1);
  expect(server.server.faults.list()[0]?.hits).toBe(1);
});

it.each([
  [401, 'storage/unauthenticated'],
  [402, 'storage/quota-exceeded'],
  [403, 'storage/unauthorized'],
  [404, 'storage/object-not-found'],
])('a refusal with %i is %s', async (status, code) => {
  server.server.faults.set([{ refuse: { status } }]);
  expect(await codeOf(getMetadata(ref(storage, 'x')))).toBe(code);
});

it('later requests overtake a delayed one, which is answered in the end', async () => {
  await uploadString(ref(storage, 'slow'), 'x');
  await uploadString(ref(storage, 'quick'), 'x');
  server.server.faults.set([{ method: 'GET', path: `${BUCKET}/slow`, delayMs: 1500 }]);
  const answered: string[] = [];
  const ask = async (name: string) => answered.push((await getMetadata(ref(storage, name))).name);
  await Promise.all([ask('slow'), ask('quick')]);
  expect(answered).toEqual(['quick', 'slow']);
});
