import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser, type TestBrowser } from '../firestore/browser.ts';
import type { Files } from './browser-page.ts';
import { BUCKET, rulesWith, startTestStorage, type TestStorage } from './start-storage.ts';

let server: TestStorage;
let browser: TestBrowser;
let page: Page;

beforeAll(async () => {
  server = await startTestStorage(rulesWith('match /{path=**} { allow read, write: if request.auth != null; }'));
  browser = await startBrowser('../storage/browser-page.ts');
  page = await browser.page();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it('the web SDK in Chromium performs every operation on files', async () => {
  const results = await page.evaluate(
    ([port, bucket]) => (globalThis as unknown as { files: Files }).files.exercise(port, bucket),
    [server.port, BUCKET] as const,
  );
  expect(results).toEqual({
    uploaded: ['zoo/é 🦊.png', 5, 'text/plain', { a: 'é' }],
    blob: 'hello',
    part: 2,
    changed: ['no-store', { b: '2' }, '2'],
    big: true,
    progress: true,
    image: '1x1',
    revoked: 'broken',
    listed: [['big', 'pixel.png'], ['zoo']],
    deleted: 'storage/object-not-found',
    refused: 'storage/unauthorized',
    unread: 'storage/unauthorized',
  });
});

it('a browser’s upload goes on after its connection was cut', async () => {
  server.server.faults.set([{ method: 'POST', path: `${BUCKET}/cut`, skip: 2, times: 1, cutAfter: 50_000 }]);
  const size = await page.evaluate(
    ([port, bucket]) => (globalThis as unknown as { files: Files }).files.upload(port, bucket, 'cut', 1_000_000),
    [server.port, BUCKET] as const,
  );
  expect(size).toBe(1_000_000);
  expect(server.server.faults.list()[0]?.hits).toBe(1);
});
