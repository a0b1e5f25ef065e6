import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAccounts, keptAccountsIn } from './kept-accounts.ts';

let server: Server;
let folder: string;
let users: string[];

beforeEach(async () => {
  users = ['a'];
  folder = await mkdtemp(join(tmpdir(), 'accounts-'));
  server = createServer((request, response) => {
    response.end(JSON.stringify(request.url?.includes('batchGet') === true ? { users } : { signIn: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('accounts are kept as an export that firebase-tools can import', async () => {
  expect(await keptAccountsIn(folder, () => undefined)).toBeNull();
  const kept = await keepAccounts(folder, origin(), 'demo-a', () => undefined);
  users.push('b');
  await kept.stop();
  expect(await keptAccountsIn(folder, () => undefined)).toBe(folder);
  expect((await readdir(join(folder, 'auth_export'))).toSorted()).toEqual(['accounts.json', 'config.json']);
  expect(JSON.parse(await readFile(join(folder, 'auth_export', 'accounts.json'), 'utf8'))).toEqual({
    users: ['a', 'b'],
  });
  expect(JSON.parse(await readFile(join(folder, 'firebase-export-metadata.json'), 'utf8'))).toMatchObject({
    auth: { path: 'auth_export' },
  });
});

it.each(['', '{"users":[{"localId":"a"', 'null', '{"users":{}}'])(
  'sets damaged accounts aside (%j), and a later copy leaves the damaged file alone',
  async (damaged) => {
    const lines: string[] = [];
    await mkdir(join(folder, 'auth_export'));
    await writeFile(join(folder, 'auth_export', 'accounts.json'), damaged);
    expect(await keptAccountsIn(folder, (line) => lines.push(line))).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/are damaged.*accounts\.damaged-1\.json\.$/u)]);
    const kept = await keepAccounts(folder, origin(), 'demo-a', () => undefined);
    await kept.stop();
    expect(await readFile(join(folder, 'accounts.damaged-1.json'), 'utf8')).toBe(damaged);
    expect((await readdir(join(folder, 'auth_export'))).toSorted()).toEqual(['accounts.json', 'config.json']);
  },
);

it('refuses accounts that exist and cannot be read, and changes nothing', async () => {
  await mkdir(join(folder, 'auth_export', 'accounts.json'), { recursive: true });
  await expect(keptAccountsIn(folder, () => undefined)).rejects.toThrow(
    /^The local Auth cannot read .*accounts\.json \(EISDIR\)/u,
  );
  await expect(keepAccounts(folder, origin(), 'demo-a', () => undefined)).rejects.toThrow(
    /^The local Auth cannot read/u,
  );
});

it('the last copy stays when the emulator is gone, with one line in the log', async () => {
  const lines: string[] = [];
  const first = await keepAccounts(folder, origin(), 'demo-a', () => undefined);
  await first.stop();
  const second = await keepAccounts(folder, 'http://127.0.0.1:1', 'demo-a', (line) => void lines.push(line));
  await second.stop();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(await readFile(join(folder, 'auth_export', 'accounts.json'), 'utf8'))).toEqual({ users: ['a'] });
});

it('saving ends with a copy on the disk, and one copy serves all requests meanwhile', async () => {
  let asked = 0;
  server.on('request', ({ url }: IncomingMessage) => void (asked += url?.includes('batchGet') === true ? 1 : 0));
  const kept = await keepAccounts(folder, origin(), 'demo-a', () => undefined);
  const first = kept.saveNow();
  users.push('b');
  const others = [kept.saveNow(), kept.saveNow(), kept.saveNow()];
  await Promise.all([first, ...others]);
  expect(JSON.parse(await readFile(join(folder, 'auth_export', 'accounts.json'), 'utf8'))).toEqual({
    users: ['a', 'b'],
  });
  expect(asked).toBeLessThanOrEqual(2);
  users.push('c');
  await kept.saveNow();
  expect(await readFile(join(folder, 'auth_export', 'accounts.json'), 'utf8')).toContain('c');
  await kept.stop();
});
