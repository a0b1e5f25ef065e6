import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import './refuse-web-owner.ts';

const server = createServer((_request, response) => response.end('served'));
const FOREIGN = { origin: 'http://elsewhere.example' };
const OWNER = { authorization: 'Bearer owner' };
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each([
  ['serves a program that acts as owner', 'POST', '/v1/accounts:update', OWNER, 200],
  ['serves a program that clears the accounts', 'DELETE', '/emulator/v1/projects/a/accounts', {}, 200],
  ['serves a web page without the owner’s header', 'POST', '/v1/accounts:signUp', FOREIGN, 200],
  ['serves a web page that reads the settings', 'GET', '/emulator/v1/projects/a/config', FOREIGN, 200],
  ['refuses a web page that acts as owner', 'POST', '/v1/accounts:update', { ...FOREIGN, ...OWNER }, 403],
  ['refuses a web page with the owner in its address', 'POST', '/v1/a?access_token=owner', FOREIGN, 403],
  ['refuses a web page that clears the accounts', 'DELETE', '/emulator/v1/projects/a/accounts', FOREIGN, 403],
] as [string, string, string, Record<string, string>, number][])(
  '%s',
  async (_title, method, path, headers, status) => {
    expect((await fetch(`${address}${path}`, { method, headers })).status).toBe(status);
  },
);
