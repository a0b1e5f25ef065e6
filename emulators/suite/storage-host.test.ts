import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../firestore/backend.ts';
import { hostStorage } from './storage-host.ts';
import { chooseTestPorts } from './test-ports.ts';

const rules = (condition: string): string =>
  `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if ${condition}; } } }`;

let root: string;
let shown: string[];
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storage-host-'));
  shown = [];
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(root, { recursive: true, force: true });
});

async function host(rulesFile: string | null): Promise<string> {
  const { storage: port } = await chooseTestPorts({});
  const backend = createBackend({ dataFolder: null, rules: null });
  closers.push(() => backend.close());
  const storage = await hostStorage({
    root,
    host: '127.0.0.1',
    port,
    projectId: 'demo-host',
    rulesFile,
    dataFolder: null,
    backend,
    now: Date.now,
    onEvent: () => undefined,
    show: (line) => shown.push(line),
  });
  closers.unshift(() => storage.close());
  return `http://127.0.0.1:${port}/v0/b/demo-host.appspot.com/o`;
}

const upload = async (files: string): Promise<number> =>
  (await fetch(`${files}?name=x`, { method: 'POST', body: 'x' })).status;

describe('Storage of a suite', () => {
  it('changed rules are loaded, and broken ones leave the old ones in force', async () => {
    const path = join(root, 'storage.rules');
    await writeFile(path, rules('false'));
    const files = await host('storage.rules');
    expect(await upload(files)).toBe(403);
    await writeFile(path, rules('true'));
    await vi.waitFor(async () => expect(await upload(files)).toBe(200), { timeout: 5000 });
    await writeFile(path, 'service {');
    await vi.waitFor(() => expect(shown.at(-1)).toMatch(/^storage\.rules:1:\d+: .*the previous rules stay in force$/), {
      timeout: 5000,
    });
    expect(await upload(files)).toBe(200);
  });

  it('Storage does not start with broken or missing rules', async () => {
    await expect(host('storage.rules')).rejects.toThrow('storage.rules is missing');
    await writeFile(join(root, 'storage.rules'), 'nonsense');
    await expect(host('storage.rules')).rejects.toThrow(/^storage\.rules:1:1: /);
  });

  it('without rules Storage is open to administrators only', async () => {
    const files = await host(null);
    expect(await upload(files)).toBe(403);
    const owner = { Authorization: 'Bearer owner' };
    expect((await fetch(`${files}?name=x`, { method: 'POST', body: 'x', headers: owner })).status).toBe(200);
  });
});
