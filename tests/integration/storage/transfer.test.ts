import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBytes, getDownloadURL, getMetadata, listAll, ref, uploadString } from 'firebase/storage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, endClients } from './client.ts';
import { startTestStorage, type TestStorage } from './start-storage.ts';

let folder: string;
const servers: TestStorage[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-transfer-'));
});
afterEach(async () => {
  await endClients();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function open(dataFolder: string | null = null): Promise<TestStorage> {
  const server = await startTestStorage(undefined, { dataFolder });
  servers.push(server);
  return server;
}

const text = async (server: TestStorage, name: string): Promise<string> =>
  Buffer.from(await getBytes(ref(clientOf(server.port), name))).toString();

it('an export contains every file, and replaces the stored ones when it is imported', async () => {
  const first = await open();
  const storage = clientOf(first.port);
  await uploadString(ref(storage, 'zoo/é.txt'), 'hello', 'raw', {
    contentType: 'text/plain',
    customMetadata: { k: 'v' },
  });
  await uploadString(ref(storage, 'empty'), '');
  const address = await getDownloadURL(ref(storage, 'zoo/é.txt'));
  expect(await first.server.exportTo(folder)).toBe(2);

  const second = await open(join(folder, 'data'));
  await uploadString(ref(clientOf(second.port), 'other'), 'goes');
  second.events.length = 0;
  expect(await second.server.importFrom(folder)).toBe(2);
  expect(second.events).toEqual([]);
  expect((await listAll(ref(clientOf(second.port)))).items.map(({ fullPath }) => fullPath)).toEqual(['empty']);
  expect(await text(second, 'zoo/é.txt')).toBe('hello');
  expect(await getMetadata(ref(clientOf(second.port), 'zoo/é.txt'))).toMatchObject({
    contentType: 'text/plain',
    customMetadata: { k: 'v' },
  });
  const there = address.replace(String(first.port), String(second.port));
  expect(await (await fetch(there)).text()).toBe('hello');
  expect(await readdir(join(folder, 'data', 'kept'))).toHaveLength(2);
});

it('a damaged export changes nothing', async () => {
  const server = await open(join(folder, 'data'));
  await uploadString(ref(clientOf(server.port), 'x'), 'hello');
  await server.server.exportTo(join(folder, 'out'));
  await uploadString(ref(clientOf(server.port), 'x'), 'later');
  const [content = ''] = await readdir(join(folder, 'out', 'content'));
  await writeFile(join(folder, 'out', 'content', content), 'hellx');
  await expect(server.server.importFrom(join(folder, 'out'))).rejects.toThrow('x is damaged');
  await expect(server.server.importFrom(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  expect(await text(server, 'x')).toBe('later');
  expect(await readdir(join(folder, 'data', 'arriving'))).toEqual([]);
});

it('files on disk are there after a stop and a start', async () => {
  const data = join(folder, 'data');
  const first = await open(data);
  await uploadString(ref(clientOf(first.port), 'x'), 'hello');
  await first.stop();
  servers.length = 0;
  expect(await text(await open(data), 'x')).toBe('hello');
});
