import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { getDownloadURL } from 'firebase-admin/storage';
import { getBytes, getMetadata, ref } from 'firebase/storage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminBucket, endAdmins } from './admin.ts';
import { clientOf, endClients } from './client.ts';
import { BUCKET, rulesWith, startTestStorage, type TestStorage } from './start-storage.ts';

let server: TestStorage;
let bucket: ReturnType<typeof adminBucket>;

// Nobody but administrators may do anything.
beforeAll(async () => {
  server = await startTestStorage(rulesWith('match /{path=**} { allow read, write: if false; }'));
  bucket = adminBucket(server.port);
});
beforeEach(async () => {
  await server.server.clear();
  server.events.length = 0;
});
afterEach(() => server.server.faults.clear());
afterAll(async () => {
  await endClients();
  await endAdmins();
  await server.stop();
});

const statusOf = async (operation: Promise<unknown>): Promise<number> => {
  try {
    await operation;
    return 200;
  } catch (error) {
    return Number((error as { code?: unknown }).code);
  }
};

describe('saving', () => {
  it.each([true, false])('keeps bytes and metadata (resumable: %s)', async (resumable) => {
    const file = bucket.file('zoo/é lion?.png');
    const bytes = randomBytes(700_000);
    await file.save(bytes, {
      resumable,
      validation: 'md5',
      metadata: { contentType: 'image/png', cacheControl: 'no-store', metadata: { keeper: 'Zoé' } },
    });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      kind: 'storage#object',
      id: `${BUCKET}/zoo/é lion?.png/${metadata.generation}`,
      name: 'zoo/é lion?.png',
      bucket: BUCKET,
      size: '700000',
      contentType: 'image/png',
      cacheControl: 'no-store',
      metadata: { keeper: 'Zoé' },
      metageneration: '1',
      storageClass: 'STANDARD',
    });
    const [read] = await file.download({ validation: 'crc32c' });
    expect(Buffer.compare(read, bytes)).toBe(0);
  });

  it.each([true, false])('takes text and nothing (resumable: %s)', async (resumable) => {
    await bucket.file('text').save('é', { resumable });
    expect((await bucket.file('text').download())[0].toString()).toBe('é');
    await bucket.file('empty').save('', { resumable });
    expect((await bucket.file('empty').getMetadata())[0].size).toBe('0');
    expect((await bucket.file('empty').download())[0]).toHaveLength(0);
  });

  it.each([true, false])('takes a stream (resumable: %s)', async (resumable) => {
    const bytes = randomBytes(1_000_000);
    const chunks = Array.from({ length: 10 }, (_, index) => bytes.subarray(index * 100_000, (index + 1) * 100_000));
    await pipeline(Readable.from(chunks), bucket.file('s').createWriteStream({ resumable, contentType: 'video/mp4' }));
    expect(Buffer.compare((await bucket.file('s').download())[0], bytes)).toBe(0);
    expect((await bucket.file('s').getMetadata())[0].contentType).toBe('video/mp4');
  });

  it('takes a stream part by part', async () => {
    const bytes = randomBytes(1_000_001);
    await pipeline(Readable.from([bytes]), bucket.file('parts').createWriteStream({ chunkSize: 256 * 1024 }));
    expect(Buffer.compare((await bucket.file('parts').download())[0], bytes)).toBe(0);
    await pipeline(Readable.from([]), bucket.file('none').createWriteStream({ chunkSize: 256 * 1024 }));
    expect((await bucket.file('none').getMetadata())[0].size).toBe('0');
  });

  it('goes on after its connection was cut', async () => {
    const bytes = randomBytes(1_000_000);
    server.server.faults.set([{ method: 'PUT', times: 1, cutAfter: 300_000 }]);
    // Google's library no longer retries once it has made an upload without a precondition: this one is the first.
    const file = adminBucket(server.port).file('cut');
    const target = file.createWriteStream({ chunkSize: 512 * 1024, preconditionOpts: { ifGenerationMatch: 0 } });
    await pipeline(Readable.from([bytes]), target);
    expect(server.server.faults.list()[0]?.hits).toBe(1);
    expect(Buffer.compare((await file.download())[0], bytes)).toBe(0);
  });

  it('can be taken up by another process that knows the address of the upload', async () => {
    const bytes = randomBytes(600_000);
    const [uri] = await bucket.file('later').createResumableUpload({ metadata: { contentType: 'image/png' } });
    await pipeline(
      Readable.from([bytes.subarray(0, 262_144)]),
      bucket.file('later').createWriteStream({ uri, isPartialUpload: true, chunkSize: 262_144, validation: false }),
    );
    expect((await bucket.file('later').exists())[0]).toBe(false);
    await pipeline(
      Readable.from([bytes.subarray(262_144)]),
      bucket.file('later').createWriteStream({ uri, offset: 262_144, resumable: true, validation: false }),
    );
    expect(Buffer.compare((await bucket.file('later').download())[0], bytes)).toBe(0);
  });

  it('refuses bytes that differ from the client’s hash', async () => {
    const upload = bucket
      .file('x')
      .save('hello', { resumable: false, metadata: { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } });
    expect(await statusOf(upload)).toBe(400);
    expect((await bucket.file('x').exists())[0]).toBe(false);
  });

  it('happens only while the file is the known one', async () => {
    const create = { preconditionOpts: { ifGenerationMatch: 0 } };
    await bucket.file('x').save('one', create);
    expect(await statusOf(bucket.file('x').save('two', create))).toBe(412);
    expect(await statusOf(bucket.file('x').save('two', { ...create, resumable: false }))).toBe(412);
    const { generation } = (await bucket.file('x').getMetadata())[0];
    await bucket.file('x').save('two', { preconditionOpts: { ifGenerationMatch: Number(generation) } });
    expect((await bucket.file('x').download())[0].toString()).toBe('two');
  });
});

it('of many who create the same file at once exactly one does', async () => {
  const attempt = (number: number) =>
    bucket
      .file('one')
      .save(`by ${number}`, { resumable: number % 2 === 0, preconditionOpts: { ifGenerationMatch: 0 } });
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, number) => statusOf(attempt(number))));
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
  expect(outcomes.filter((status) => status === 412)).toHaveLength(49);
  expect((await bucket.file('one').download())[0].toString()).toBe(`by ${outcomes.indexOf(200)}`);
});

describe('metadata', () => {
  it('is changed field by field', async () => {
    const file = bucket.file('x');
    await file.save('x', { metadata: { contentType: 'text/plain', metadata: { a: '1', b: '2' } } });
    const [changed] = await file.setMetadata({ contentLanguage: 'fr', metadata: { a: null, c: '3' } });
    expect(changed).toMatchObject({
      contentType: 'text/plain',
      contentLanguage: 'fr',
      metageneration: '2',
      metadata: { b: '2', c: '3' },
    });
    expect((await file.getMetadata())[0]).toMatchObject({ metadata: { b: '2', c: '3' } });
    expect(await statusOf(file.setMetadata({ contentLanguage: 'en' }, { ifMetagenerationMatch: 1 }))).toBe(412);
    await file.setMetadata({ contentLanguage: 'en' }, { ifMetagenerationMatch: 2 });
  });

  it('of a missing file is a 404', async () => {
    const file = bucket.file('nowhere');
    expect(await file.exists()).toEqual([false]);
    for (const operation of [file.getMetadata(), file.setMetadata({}), file.download(), file.delete(), file.copy('y')])
      expect(await statusOf(operation)).toBe(404);
    await expect(file.getMetadata()).rejects.toThrow(`No such object: ${BUCKET}/nowhere`);
    await file.delete({ ignoreNotFound: true });
  });
});

describe('a download', () => {
  it('may be a part', async () => {
    await bucket.file('x').save('hello');
    expect((await bucket.file('x').download({ start: 1, end: 3 }))[0].toString()).toBe('ell');
    expect((await bucket.file('x').download({ start: 3 }))[0].toString()).toBe('lo');
    expect(await statusOf(bucket.file('x').download({ start: 5 }))).toBe(416);
  });

  it('of compressed content is unpacked when asked to', async () => {
    await bucket.file('packed').save('hello '.repeat(100), { gzip: true, contentType: 'text/plain' });
    expect((await bucket.file('packed').getMetadata())[0].contentEncoding).toBe('gzip');
    expect((await bucket.file('packed').download())[0].toString()).toBe('hello '.repeat(100));
    const [raw] = await bucket.file('packed').download({ decompress: false, validation: false });
    expect(raw.subarray(0, 2)).toEqual(gzipSync('').subarray(0, 2));
    const address = await getDownloadURL(bucket.file('packed'));
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'hello '.repeat(100)]);
  });
});

describe('copies', () => {
  it('have bytes and metadata of their own', async () => {
    await bucket.file('a').save('hello', { metadata: { contentType: 'text/plain', metadata: { k: 'v' } } });
    await bucket.file('a').copy('b/c');
    await bucket.file('a').copy(bucket.file('d'), { contentType: 'text/html', metadata: { other: 'x' } });
    await bucket.file('a').delete();
    expect((await bucket.file('b/c').download())[0].toString()).toBe('hello');
    expect((await bucket.file('b/c').getMetadata())[0]).toMatchObject({
      contentType: 'text/plain',
      metadata: { k: 'v' },
    });
    expect((await bucket.file('d').getMetadata())[0]).toMatchObject({
      contentType: 'text/html',
      metadata: { other: 'x' },
    });
  });

  it('treat null among new metadata as no text, having nothing to unset', async () => {
    await bucket.file('a').save('hello', { metadata: { metadata: { k: 'v' } } });
    await bucket.file('a').copy(bucket.file('b'), { metadata: { x: 'y', none: null } });
    expect((await bucket.file('b').getMetadata())[0].metadata).toEqual({ x: 'y', none: '' });
  });

  it('continue no rewrite that nobody began', async () => {
    await bucket.file('a').save('hello');
    expect(await statusOf(bucket.file('a').copy('b', { token: 'none' }))).toBe(400);
  });

  it('may go to another bucket', async () => {
    await bucket.file('a').save('hello');
    const other = bucket.storage.bucket('demo-other');
    await bucket.file('a').copy(other.file('z'));
    expect((await other.file('z').download())[0].toString()).toBe('hello');
  });

  it('may be moves', async () => {
    await bucket.file('a').save('hello', { metadata: { metadata: { k: 'v' } } });
    await bucket.file('a').move('b');
    await bucket.file('b').moveFileAtomic('c');
    expect((await bucket.getFiles())[0].map(({ name }) => name)).toEqual(['c']);
    expect((await bucket.file('c').download())[0].toString()).toBe('hello');
    expect((await bucket.file('c').getMetadata())[0].metadata).toEqual({ k: 'v' });
  });

  it('may be of several, one after another', async () => {
    await bucket.file('a').save('hel');
    await bucket.file('b').save('lo');
    await bucket.combine(['a', 'b'], 'whole.txt');
    expect((await bucket.file('whole.txt').download({ validation: 'crc32c' }))[0].toString()).toBe('hello');
    const [metadata] = await bucket.file('whole.txt').getMetadata();
    expect(metadata).toMatchObject({ componentCount: 2, contentType: 'text/plain', crc32c: 'mnG7TA==' });
    expect(metadata.md5Hash).toBeUndefined();
    expect(await statusOf(bucket.combine(['a', 'nowhere'], 'w'))).toBe(404);
  });
});

type Query = {
  readonly prefix?: string;
  readonly delimiter?: string;
  readonly startOffset?: string;
  readonly endOffset?: string;
  readonly matchGlob?: string;
  readonly maxResults?: number;
  readonly autoPaginate?: boolean;
};

describe('a listing', () => {
  beforeEach(async () => {
    for (const name of ['a', 'b', 'dir/c', 'dir/sub/d', 'dir2/e'])
      await bucket.file(name).save(name, { resumable: false });
  });
  const names = async (query: Query): Promise<string[]> => (await bucket.getFiles(query))[0].map(({ name }) => name);

  it('is of a prefix, to a delimiter, within bounds', async () => {
    expect(await names({})).toEqual(['a', 'b', 'dir/c', 'dir/sub/d', 'dir2/e']);
    expect(await names({ prefix: 'dir' })).toEqual(['dir/c', 'dir/sub/d', 'dir2/e']);
    expect(await names({ prefix: 'dir/', delimiter: '/' })).toEqual(['dir/c']);
    expect(await names({ startOffset: 'b', endOffset: 'dir2' })).toEqual(['b', 'dir/c', 'dir/sub/d']);
    expect(await names({ matchGlob: '**/*d' })).toEqual(['dir/sub/d']);
  });

  it('tells folders', async () => {
    const [, , answer] = await bucket.getFiles({ delimiter: '/', autoPaginate: false });
    expect((answer as { prefixes?: string[] }).prefixes).toEqual(['dir/', 'dir2/']);
  });

  it('comes in pages', async () => {
    expect(await names({ maxResults: 2, autoPaginate: true })).toHaveLength(2);
    const found: string[][] = [];
    let query: Query | null = { maxResults: 2, autoPaginate: false };
    while (query !== null) {
      const [files, next]: readonly [readonly { name: string }[], object | null, unknown] =
        await bucket.getFiles(query);
      found.push(files.map(({ name }) => name));
      query = next;
    }
    expect(found).toEqual([['a', 'b'], ['dir/c', 'dir/sub/d'], ['dir2/e']]);
  });

  it('can be deleted', async () => {
    await bucket.deleteFiles({ prefix: 'dir/' });
    expect(await names({})).toEqual(['a', 'b', 'dir2/e']);
    await bucket.deleteFiles();
    expect(await names({})).toEqual([]);
  });
});

it('a file that a server saved, in the client SDK', async () => {
  await bucket.file('x').save('hello', { contentType: 'text/plain', metadata: { metadata: { k: 'v' } } });
  server.server.setRules([{ name: 'r', content: rulesWith('match /x { allow get; }') }]);
  const file = ref(clientOf(server.port), 'x');
  expect(await getMetadata(file)).toMatchObject({ size: 5, contentType: 'text/plain', customMetadata: { k: 'v' } });
  expect(Buffer.from(await getBytes(file)).toString()).toBe('hello');
});

describe('calls that the local Storage leaves out are refused with a sentence', () => {
  const refusal = (what: string) => expect.objectContaining({ code: 501, message: expect.stringContaining(what) });

  it.each([
    ['makePublic', () => bucket.file('a').makePublic()],
    ['makePrivate', () => bucket.file('a').makePrivate()],
    ['isPublic', () => bucket.file('a').acl.get()],
    ['an upload that is to be public', () => bucket.file('b').save('x', { public: true, resumable: false })],
    ['a copy that is to be public', () => bucket.file('a').copy('b', { predefinedAcl: 'publicRead' })],
    ['the access list of a bucket', () => bucket.acl.get()],
  ])('%s: no access lists', async (_, call) => {
    await bucket.file('a').save('hello');
    await expect(call()).rejects.toEqual(refusal('no access lists'));
    expect((await bucket.getFiles())[0].map(({ name }) => name)).toEqual(['a']);
  });

  it('a resumable upload that is to be public', async () => {
    const upload = bucket.file('b').save('x', { predefinedAcl: 'publicRead' });
    await expect(upload).rejects.toMatchObject({
      response: { data: { error: { code: 501, message: expect.stringContaining('no access lists') as string } } },
    });
  });

  it.each([
    ['createBucket', () => bucket.storage.createBucket('demo-made')],
    ['getBuckets', () => bucket.storage.getBuckets()],
    ['exists', () => bucket.exists()],
    ['setMetadata', () => bucket.setMetadata({ labels: { a: 'b' } })],
    ['delete', () => bucket.delete()],
  ])('%s of a bucket: no administration', async (_, call) => {
    await expect(call()).rejects.toEqual(refusal('no administration of buckets'));
  });

  it('an upload by a form: none', async () => {
    const form = new FormData();
    form.append('key', 'x');
    form.append('file', new Blob(['x']));
    const answer = await fetch(`${server.address}/${BUCKET}`, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([501, expect.stringContaining('no uploads by a form')]);
  });
});
