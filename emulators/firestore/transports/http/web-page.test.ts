import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { startFirestore, type FirestoreServer } from '../../server.ts';

const RULES = `rules_version = '2'; service cloud.firestore { match /{p=**} { allow read: if true; } }`;
const DOCUMENTS = '/v1/projects/demo-a/databases/(default)/documents';
const FOREIGN = { origin: 'http://elsewhere.example' };
const OWNER = { authorization: 'Bearer owner' };
const backend = createBackend({ dataFolder: null, rules: { fileName: 'a.rules', source: RULES } });
let server: FirestoreServer;

beforeAll(async () => {
  server = await startFirestore({ port: 0, backend });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

const ask = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const patch = (headers: Record<string, string>, query = '') =>
  ask(`${DOCUMENTS}/tasks/a${query}`, { method: 'PATCH', headers, body: '{"fields":{}}' });
const channel = (headers: Record<string, string>, body: string, query = '') =>
  ask(`/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1${query}`, { method: 'POST', headers, body });

it('lets a program without an origin act as owner', async () => {
  expect((await patch(OWNER)).status).toBe(200);
  expect((await channel({}, 'headers=Authorization%3ABearer%20owner%0D%0A&count=0&ofs=0')).status).toBe(200);
});

it('refuses a web page that acts as owner, in a header and in the address', async () => {
  expect((await patch({ ...FOREIGN, ...OWNER })).status).toBe(403);
  expect((await patch({ ...FOREIGN, authorization: 'bearer  owner ' })).status).toBe(403);
  expect((await patch(FOREIGN, '?access_token=owner')).status).toBe(403);
  expect((await patch({ 'sec-fetch-site': 'cross-site', ...OWNER })).status).toBe(403);
});

it('refuses a web page whose channel acts as owner, in its body, address and header', async () => {
  const owner = 'Authorization%3ABearer%20owner%0D%0A';
  expect((await channel(FOREIGN, `headers=${owner}&count=0&ofs=0`)).status).toBe(403);
  expect((await channel(FOREIGN, 'count=0&ofs=0', `&$httpHeaders=${owner}`)).status).toBe(403);
  expect((await channel({ ...FOREIGN, ...OWNER }, 'count=0&ofs=0')).status).toBe(403);
});

it('lets a web page read what the rules allow', async () => {
  expect((await ask(`${DOCUMENTS}/tasks/a`, { headers: FOREIGN })).status).toBe(200);
});

it('refuses control requests of a web page', async () => {
  const path = '/emulator/v1/projects/demo-a/databases/(default)/documents';
  expect((await ask(path, { method: 'DELETE', headers: FOREIGN })).status).toBe(403);
  expect((await ask(`${DOCUMENTS}/tasks/a`, {})).status).toBe(200);
  expect((await ask(path, { method: 'DELETE' })).status).toBe(200);
});
