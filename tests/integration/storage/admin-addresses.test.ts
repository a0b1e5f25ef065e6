/** Addresses that open files without a sign-in, as firebase-admin makes them. */
import { getDownloadURL } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminBucket, endAdmins } from './admin.ts';
import { BUCKET, rulesWith, startTestStorage, type TestStorage } from './start-storage.ts';

let server: TestStorage;
let bucket: ReturnType<typeof adminBucket>;

// Nobody but administrators may do anything.
beforeAll(async () => {
  server = await startTestStorage(rulesWith('match /{path=**} { allow read, write: if false; }'));
  bucket = adminBucket(server.port);
});
beforeEach(() => server.server.clear());
afterAll(async () => {
  await endAdmins();
  await server.stop();
});

describe('a signed address', () => {
  const inAMinute = () => Date.now() + 60_000;

  it.each(['v2', 'v4'] as const)('reads (%s)', async (version) => {
    await bucket.file('é/a b.txt').save('hello', { contentType: 'text/plain' });
    const [address] = await bucket.file('é/a b.txt').getSignedUrl({ version, action: 'read', expires: inAMinute() });
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/plain',
      'hello',
    ]);
  });

  it('names what the browser is to make of the file', async () => {
    await bucket.file('x').save('hello');
    const [address] = await bucket.file('x').getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: inAMinute(),
      promptSaveAs: 'lion.txt',
      responseType: 'text/csv',
    });
    const { headers } = await fetch(address);
    expect(headers.get('content-disposition')).toContain('lion.txt');
    expect(headers.get('content-type')).toBe('text/csv');
  });

  it.each(['v2', 'v4'] as const)('writes and deletes (%s)', async (version) => {
    const sign = async (action: 'write' | 'delete') =>
      (
        await bucket.file('x').getSignedUrl({
          version,
          action,
          expires: inAMinute(),
          ...(action === 'write' ? { contentType: 'text/plain' } : {}),
        })
      )[0];
    const put = await fetch(await sign('write'), {
      method: 'PUT',
      body: 'hello',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(put.status).toBe(200);
    expect((await bucket.file('x').getMetadata())[0]).toMatchObject({ size: '5', contentType: 'text/plain' });
    expect((await fetch(await sign('delete'), { method: 'DELETE' })).status).toBe(204);
    expect((await bucket.file('x').exists())[0]).toBe(false);
  });

  it('begins a resumable upload', async () => {
    const [address] = await bucket.file('x').getSignedUrl({ version: 'v4', action: 'resumable', expires: inAMinute() });
    const started = await fetch(address, { method: 'POST', headers: { 'x-goog-resumable': 'start' } });
    expect(started.status).toBe(201);
    await fetch(started.headers.get('location') ?? '', { method: 'PUT', body: 'hello' });
    expect((await bucket.file('x').download())[0].toString()).toBe('hello');
  });

  it('ends', async () => {
    await bucket.file('x').save('hello');
    const [address] = await bucket.file('x').getSignedUrl({ version: 'v4', action: 'read', expires: inAMinute() });
    const old = new URL(address);
    old.searchParams.set('X-Goog-Date', '20200101T000000Z');
    const answer = await fetch(old);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<Code>ExpiredToken</Code>')]);
  });
});

describe('an address without a signature', () => {
  it('opens no file', async () => {
    await bucket.file('x').save('hello');
    expect((await fetch(bucket.file('x').publicUrl())).status).toBe(403);
  });

  it('takes no uploads', async () => {
    const answer = await fetch(bucket.file('x').publicUrl(), { method: 'PUT', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
  });
});

describe('the download address', () => {
  it('is good for everybody, until its token is taken back', async () => {
    await bucket.file('x').save('hello');
    const address = await getDownloadURL(bucket.file('x'));
    expect(await (await fetch(address)).text()).toBe('hello');
    const token = new URL(address).searchParams.get('token') ?? '';
    const revoke = `${server.address}/v0/b/${BUCKET}/o/x?delete_token=${token}`;
    expect((await fetch(revoke, { method: 'POST' })).status).toBe(403);
    expect((await fetch(revoke, { method: 'POST', headers: { Authorization: 'Bearer owner' } })).status).toBe(200);
    expect((await fetch(address)).status).toBe(403);
    expect(await getDownloadURL(bucket.file('x'))).not.toBe(address);
  });

  it('is of the token that the server chose', async () => {
    await bucket.file('x').save('hello', { metadata: { metadata: { firebaseStorageDownloadTokens: 'mine' } } });
    expect(await getDownloadURL(bucket.file('x'))).toContain('token=mine');
  });
});
