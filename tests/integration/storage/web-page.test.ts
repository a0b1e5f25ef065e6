/** A page in a browser may not act as the administrator of the local Storage. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUCKET, startTestStorage, type TestStorage } from './start-storage.ts';

const NOBODY_WRITES = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{file=**} {
  allow read: if true; } } }`;
const OWNER = { authorization: 'Bearer owner' };
const FOREIGN = { origin: 'http://elsewhere.example' };
const SERVER_LIBRARY = { 'x-goog-api-client': 'gl-node/24 gccl/7.19.0' };

let server: TestStorage;
beforeAll(async () => {
  server = await startTestStorage(NOBODY_WRITES);
});
afterAll(() => server.stop());

async function upload(headers: Record<string, string>): Promise<number> {
  const files = `${server.address}/v0/b/${BUCKET}/o`;
  return (await fetch(`${files}?name=${crypto.randomUUID()}`, { method: 'POST', body: 'x', headers })).status;
}

it.each([
  ['a program with the local token', OWNER, 200],
  ['Google’s server library', SERVER_LIBRARY, 200],
  ['a page with the local token', { ...OWNER, ...FOREIGN }, 403],
  ['a page with the token of the older form', { authorization: 'Firebase owner', ...FOREIGN }, 403],
  ['a page that names itself a server library', { ...SERVER_LIBRARY, ...FOREIGN }, 403],
  ['a page without an origin, of another site', { ...OWNER, 'sec-fetch-site': 'cross-site' }, 403],
  ['a page that asks as nobody, by the rules', FOREIGN, 403],
])('%s gets its answer as owner', async (_who, headers, status) => {
  expect(await upload(headers)).toBe(status);
});

it('a page still reads what the rules open', async () => {
  const files = `${server.address}/v0/b/${BUCKET}/o`;
  expect((await fetch(files, { headers: FOREIGN })).status).toBe(200);
});
