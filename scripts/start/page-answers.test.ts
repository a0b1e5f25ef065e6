import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemOfPage } from './page-answers.ts';

type File = { readonly status?: number; readonly type: string; readonly text: string };

let files: Record<string, File>;
let server: Server;
let url: string;

beforeEach(async () => {
  files = {
    '/': {
      type: 'text/html; charset=utf-8',
      text: '<script type="module" src="/@vite/client"></script><script src="/old.js"></script><script type="module" src="/src/main.tsx"></script>',
    },
    '/src/main.tsx': { type: 'text/javascript', text: 'export {};' },
  };
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : (file.status ?? 200), { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

it('finds nothing wrong with a page whose main module is served', async () => {
  expect(await problemOfPage(url)).toBeNull();
});

it('names a main module that does not compile', async () => {
  files['/src/main.tsx'] = { status: 500, type: 'text/javascript', text: '' };
  expect(await problemOfPage(url)).toBe(`${url}/src/main.tsx answers 500 (text/javascript).`);
});

it('names a main module that is answered with the page', async () => {
  files['/src/main.tsx'] = { type: 'text/html', text: '' };
  expect(await problemOfPage(url)).toBe(`${url}/src/main.tsx answers 200 (text/html).`);
});

it('names a page that is missing, one without a module, and a server that is gone', async () => {
  files['/'] = { type: 'text/html', text: '<script src="/old.js"></script>' };
  expect(await problemOfPage(url)).toBe(`${url}/ names no module.`);
  delete files['/'];
  expect(await problemOfPage(url)).toBe(`${url}/ answers 404 (text/plain).`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await problemOfPage(url)).toMatch(/does not answer: /u);
});
