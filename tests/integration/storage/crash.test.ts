/** Files survive the death of the process: acknowledged ones are there, whole; no others are. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../../support/test-form.ts';
import { BUCKET } from './start-storage.ts';

const DEATHS = IS_LONG ? 8 : 3;

let folder: string;
let running: ChildProcess | null = null;
let files: string;
let told: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-crash-'));
  told = '';
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const script = fileURLToPath(new URL('storage-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  child.stderr.on('data', (data: Buffer) => (told += data.toString()));
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start: ${told}`))),
  ])) as [Buffer];
  files = `http://127.0.0.1:${line.toString().trim()}/v0/b/${BUCKET}/o`;
}

async function kill(): Promise<void> {
  const child = running;
  running = null;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const bytesFor = (name: string, size: number): Buffer<ArrayBuffer> => {
  const unit = createHash('sha512').update(name).digest();
  return Buffer.concat(Array.from({ length: Math.ceil(size / unit.length) }, () => unit)).subarray(0, size);
};

async function upload(name: string, size: number): Promise<boolean> {
  const description = JSON.stringify({ name, metadata: { size: String(size) } });
  const head = `--b\r\nContent-Type: application/json\r\n\r\n${description}\r\n--b\r\nContent-Type: text/plain\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytesFor(name, size), Buffer.from('\r\n--b--')]);
  const headers = { 'Content-Type': 'multipart/related; boundary=b', 'X-Goog-Upload-Protocol': 'multipart' };
  return fetch(files, { method: 'POST', body, headers }).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function listed(): Promise<string[]> {
  const { items } = (await (await fetch(files)).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

async function requireWhole(name: string): Promise<void> {
  const { metadata } = (await (await fetch(`${files}/${name}`)).json()) as { metadata: { size: string } };
  const bytes = Buffer.from(await (await fetch(`${files}/${name}?alt=media`)).arrayBuffer());
  expect(Buffer.compare(bytes, bytesFor(name, Number(metadata.size)))).toBe(0);
}

describe('after the process was killed', () => {
  it(`every acknowledged file is there, whole, over ${DEATHS} deaths`, { timeout: 120_000 }, async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < DEATHS; round += 1) {
      await start();
      let stop = false;
      const client = async (number: number): Promise<void> => {
        for (let count = 0; !stop; count += 1) {
          const name = `r${round}-c${number}-${count}`;
          if (await upload(name, randomInt(1, 300_000))) acknowledged.add(name);
        }
      };
      const before = acknowledged.size;
      const clients = [0, 1, 2].map(client);
      const enough = randomInt(2, 20);
      await expect
        .poll(() => acknowledged.size - before, { interval: 1, timeout: 30_000 })
        .toBeGreaterThanOrEqual(enough);
      await kill();
      stop = true;
      await Promise.all(clients);
    }
    await start();
    const names = await listed();
    expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
    for (const name of names) await requireWhole(name);
    // No bytes of unacknowledged files stay behind.
    expect(await readdir(join(folder, 'kept'))).toHaveLength(names.length);
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
    expect(told).toBe('');
  });

  it('an unfinished upload goes on where it was', async () => {
    await start();
    const bytes = bytesFor('x', 600_000);
    const command = (name: string, offset = 0) => ({
      'X-Goog-Upload-Command': name,
      'X-Goog-Upload-Offset': String(offset),
    });
    const begun = await fetch(`${files}?name=x`, {
      method: 'POST',
      body: '{"contentType": "image/png"}',
      headers: { ...command('start'), 'X-Goog-Upload-Header-Content-Length': '600000' },
    });
    const { search } = new URL(begun.headers.get('x-goog-upload-url') ?? '');
    await fetch(`${files}${search}`, { method: 'POST', body: bytes.subarray(0, 262_144), headers: command('upload') });
    await kill();
    await start();
    expect(await listed()).toEqual([]);
    const asked = await fetch(`${files}${search}`, { method: 'POST', headers: command('query') });
    expect(asked.headers.get('x-goog-upload-size-received')).toBe('262144');
    const ended = await fetch(`${files}${search}`, {
      method: 'POST',
      body: bytes.subarray(262_144),
      headers: command('upload, finalize', 262_144),
    });
    const stored = (await ended.json()) as { md5Hash: string; contentType: string };
    expect(stored.md5Hash).toBe(createHash('md5').update(bytes).digest('base64'));
    expect(stored.contentType).toBe('image/png');
  });

  it('generations go on rising and deleted files stay deleted', async () => {
    await start();
    await upload('x', 10);
    await upload('gone', 10);
    await fetch(`${files}/gone`, { method: 'DELETE' });
    const generation = async () =>
      BigInt(((await (await fetch(`${files}/x`)).json()) as { generation: string }).generation);
    const before = await generation();
    await kill();
    await start();
    expect(await listed()).toEqual(['x']);
    expect(await generation()).toBe(before);
    await upload('x', 11);
    expect(await generation()).toBeGreaterThan(before);
  });
});
