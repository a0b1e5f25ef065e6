import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientOptions, Zoo } from './browser-page.ts';
import { startBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { startBufferingNetwork, startForgetfulNetwork } from './bad-networks.ts';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

const PROJECT = 'demo-browser';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

let running: TestServer;
let browser: TestBrowser;

/** Calls a function of the page's `zoo`. */
function call<Name extends keyof Zoo>(
  page: Page,
  name: Name,
  ...args: Parameters<Zoo[Name]>
): Promise<Awaited<ReturnType<Zoo[Name]>>> {
  const expression = `globalThis.zoo[${JSON.stringify(name)}](...${JSON.stringify(args)})`;
  return page.evaluate(expression);
}

function openClient(page: Page, options: Partial<ClientOptions> = {}): Promise<number> {
  return call(page, 'open', { port: running.port, project: PROJECT, cache: 'memory', channel: 'auto', ...options });
}

beforeAll(async () => {
  running = await startTestServer();
  browser = await startBrowser();
});

beforeEach(() => running.backend.clear(DATABASE));

afterAll(async () => {
  await browser.close();
  await running.stop();
});

describe.each([
  { cache: 'memory', channel: 'auto' },
  { cache: 'memory', channel: 'streaming' },
  { cache: 'memory', channel: 'long-polling' },
  { cache: 'indexeddb', channel: 'auto' },
  { cache: 'indexeddb', channel: 'long-polling' },
] as const)('with the $cache cache over a channel of kind $channel', (kind) => {
  test('the web SDK reads, writes, queries, counts and transacts', async () => {
    const page = await browser.page();
    const client = await openClient(page, kind);
    const results = await call(page, 'exercise', client);
    expect(results).toEqual({
      read: { n: 1, text: 'Été 🦊 ñandú', none: null, zero: 0, minusZero: -0 },
      query: [5, 4],
      count: 5,
      transaction: 2,
      missing: 'not-found',
      increments: 22,
      deleted: false,
    });
    await page.close();
  });

  test('a listener hears of another client’s changes', async () => {
    const page = await browser.page();
    const [listening, writing] = [await openClient(page, kind), await openClient(page, { ...kind, cache: 'memory' })];
    const listener = await call(page, 'listen', listening, 'birds');
    const heard = (): Promise<unknown[]> => call(page, 'heard', listener);
    await eventually(async () => expect(await heard()).toEqual([[]]));
    await call(page, 'set', writing, 'birds/a', { name: 'Ibis sacré' });
    await eventually(async () => expect((await heard()).at(-1)).toEqual([['a', { name: 'Ibis sacré' }]]));
    await call(page, 'remove', writing, 'birds/a');
    await eventually(async () => expect((await heard()).at(-1)).toEqual([]));
    await page.close();
  });
});

test('a client can be closed while it listens', async () => {
  const page = await browser.page();
  const client = await openClient(page);
  const listener = await call(page, 'listen', client, 'birds');
  await eventually(async () => expect(await call(page, 'heard', listener)).toEqual([[]]));
  await call(page, 'close', client);
  await page.close();
});

test('a returning IndexedDB client is charged only for what changed while it was away', async () => {
  const context = await browser.context();
  const page = await browser.page(context);
  const client = await openClient(page, { cache: 'indexeddb', mockUser: 'ada' });
  for (const id of ['a', 'b', 'c', 'd']) await call(page, 'set', client, `fish/${id}`, { id });
  const listener = await call(page, 'listen', client, 'fish');
  await eventually(async () => expect((await call(page, 'heard', listener)).at(-1)).toHaveLength(4));
  await call(page, 'close', client);
  await page.close();

  const writer = await browser.page();
  const other = await openClient(writer);
  await call(writer, 'set', other, 'fish/e', { id: 'e' });
  await call(writer, 'remove', other, 'fish/a');
  running.backend.resetUsage();

  const back = await browser.page(context);
  const again = await openClient(back, { cache: 'indexeddb', mockUser: 'ada' });
  const anew = await call(back, 'listen', again, 'fish');
  await eventually(async () => {
    const last = (await call(back, 'heard', anew)).at(-1) as [string, unknown][] | undefined;
    expect(last?.map(([id]) => id)).toEqual(['b', 'c', 'd', 'e']);
  });
  expect(running.backend.usage()['user:ada']).toMatchObject({ reads: 1 });
  await context.close();
});

test('writes are applied once although the answer to every first attempt is lost', async () => {
  const network = await startForgetfulNetwork(running.port);
  const page = await browser.page();
  const client = await openClient(page, { port: network.port });
  for (let round = 1; round <= 3; round += 1) {
    await call(page, 'increments', client, 'counters/c', 5);
    expect(await call(page, 'read', client, 'counters/c')).toEqual({ n: 5 * round });
  }
  expect(network.mistreated()).toBeGreaterThan(3);
  await page.close();
  await network.close();
});

test('a network that holds answers back is noticed, and all works by long polling', async () => {
  const network = await startBufferingNetwork(running.port);
  const page = await browser.page();
  const client = await openClient(page, { port: network.port });
  const listener = await call(page, 'listen', client, 'fish');
  await call(page, 'set', client, 'fish/a', { id: 'a' });
  await eventually(async () => expect((await call(page, 'heard', listener)).at(-1)).toEqual([['a', { id: 'a' }]]));
  expect(network.mistreated()).toBeGreaterThan(2);
  await page.close();
  await network.close();
});

test('a client with a cache recovers after the server lost everything', async () => {
  const first = await startTestServer();
  const context = await browser.context();
  const page = await browser.page(context);
  const client = await openClient(page, { port: first.port, cache: 'indexeddb' });
  for (const id of ['a', 'b', 'c']) await call(page, 'set', client, `fish/${id}`, { id });
  const listener = await call(page, 'listen', client, 'fish');
  await eventually(async () => expect((await call(page, 'heard', listener)).at(-1)).toHaveLength(3));
  await call(page, 'close', client);
  await page.close();
  await first.stop();

  const second = await startTestServer(null, {}, first.port);
  const back = await browser.page(context);
  const again = await openClient(back, { port: second.port, cache: 'indexeddb' });
  await call(back, 'set', again, 'fish/new', { id: 'new' });
  const anew = await call(back, 'listen', again, 'fish');
  await eventually(async () => {
    const last = (await call(back, 'heard', anew)).at(-1) as [string, unknown][] | undefined;
    expect(last?.map(([id]) => id)).toEqual(['new']);
  });
  await context.close();
  await second.stop();
});

test('a listener goes on by itself when the server comes back', async () => {
  const first = await startTestServer();
  const page = await browser.page();
  const client = await openClient(page, { port: first.port });
  const listener = await call(page, 'listen', client, 'fish');
  await eventually(async () => expect(await call(page, 'heard', listener)).toEqual([[]]));
  await first.stop();
  const second = await startTestServer(null, {}, first.port);
  await call(page, 'set', client, 'fish/a', { id: 'a' });
  await eventually(async () => expect((await call(page, 'heard', listener)).at(-1)).toEqual([['a', { id: 'a' }]]));
  await page.close();
  await second.stop();
});

test('large results and long texts arrive whole', async () => {
  const page = await browser.page();
  const client = await openClient(page);
  const text = 'é🦊'.repeat(30_000);
  const listener = await call(page, 'listen', client, 'large');
  for (let index = 0; index < 12; index += 1) await call(page, 'set', client, `large/${index}`, { text });
  await eventually(async () => {
    const sizes = await page.evaluate(`globalThis.zoo.heard(${listener}).at(-1)?.map(([, data]) => data.text.length)`);
    expect(sizes).toEqual(Array.from({ length: 12 }, () => text.length));
  });
  await page.close();
});
